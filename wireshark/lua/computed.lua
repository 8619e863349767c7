-- Numbers that follow from members by an expression: exact whole numbers, or NaN.

local computed = {}

local NAN = 0 / 0
local MOST = 2 ^ 53 - 1

-- Whether a number of 64 bits was no exact one: nothing follows from it.
local is_lost = false

-- An integer, or a flag as 0 or 1. 64 bits come as digits.
local function number_of(value)
  if type(value) == "boolean" then return value and 1 or 0 end
  local number = tonumber(value)
  if type(value) == "string" and number and math.abs(number) > MOST then is_lost = true end
  return number or NAN
end

local function test(holds)
  return function(a, b) return holds(a, b) and 1 or 0 end
end

local OPERATIONS = {
  ["+"] = function(a, b) return a + b end,
  ["-"] = function(a, b) return a - b end,
  ["*"] = function(a, b) return a * b end,
  ["/"] = function(a, b) return math.floor(a / b) end,
  ["%"] = function(a, b) return a - math.floor(a / b) * b end,
  ["<<"] = function(a, b) return a * 2 ^ b end,
  [">>"] = function(a, b) return math.floor(a / 2 ^ b) end,
  ["&"] = bits.both,
  ["|"] = bits.by(function(a, b) return a + b > 0 end),
  ["^"] = bits.by(function(a, b) return a ~= b end),
  ["=="] = test(function(a, b) return a == b end),
  ["!="] = test(function(a, b) return a ~= b end),
  ["<"] = test(function(a, b) return a < b end),
  ["<="] = test(function(a, b) return a <= b end),
  [">"] = test(function(a, b) return a > b end),
  [">="] = test(function(a, b) return a >= b end),
}

local kinds = {}

-- The value of an expression of members of the scope.
local function value_of(s, field, expression)
  return kinds[expression.kind](s, field, expression)
end

local function whole(s, field, expression)
  return number_of(value_of(s, field, expression))
end

function kinds.number(_, _, expression) return tonumber(expression.value) end

function kinds.name(s, field, expression)
  local about = field.names and field.names[expression.name] or {}
  -- A flag that is left out is not set.
  if about.bit then return s.value[expression.name] or false end
  if about.isOptional then return s.value[expression.name] or 0 end
  if about.outer then return s.outer[expression.name] end
  return s.value[expression.name]
end

-- A member of a struct; a flag may be left out.
function kinds.member(s, field, expression)
  local of = value_of(s, field, expression.of)
  if type(of) ~= "table" then return nil end
  return of[expression.name] or 0
end

function kinds.one(s, field, expression)
  local inner = whole(s, field, expression.of)
  if expression.operator == "not" then return inner == 0 end
  return (expression.operator == "-" and 0 or -1) - inner
end

function kinds.choice(s, field, expression)
  local is_no = whole(s, field, expression.of) == 0
  return value_of(s, field, is_no and expression.no or expression.yes)
end

function kinds.two(s, field, expression)
  local operator = expression.operator
  local first = whole(s, field, expression.left)
  if operator == "and" then return first ~= 0 and whole(s, field, expression.right) ~= 0 end
  if operator == "or" then return first ~= 0 or whole(s, field, expression.right) ~= 0 end
  return OPERATIONS[operator](first, whole(s, field, expression.right))
end

local function exact(s, calculation, name)
  is_lost = false
  local value = whole(s, calculation, calculation.value)
  if is_lost or value ~= value or math.abs(value) > MOST then
    scope.fail(s, "number", (calculation.says or "what ends it") .. " is no number that can be exact", name, s.input.offset)
  end
  return value
end

-- Whether something holds of an element of a list.
function computed.holds(s, calculation, name, element)
  return exact(setmetatable({ value = { _ = element } }, { __index = s }), calculation, name) ~= 0
end

-- What follows a computed number knows it, as it knows what a struct is given.
function computed.read(s, field)
  local value = exact(s, field, field.name)
  s.outer = setmetatable({ [field.name] = value }, { __index = s.outer })
end
