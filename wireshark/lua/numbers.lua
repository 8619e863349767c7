-- Integers and floats: each reads one into a node.

local numbers = {}

-- Reads the integer that a word at `offset` has from bit `low` on.
function numbers.part(s, name, type, word, offset, low, parent)
  local raw = bits.signed(type, bits.word(s.input.bytes, word, offset, low, type.bits))
  local value = bits.scaled(type, raw)
  local top = low + type.bits - 1
  local at = bits.place(word, offset, low)
  -- Where the highest byte comes first, the bits begin in the byte of their highest one.
  if (word.bigEndian or word.middleEndian) and math.floor(low / 8) ~= math.floor(top / 8) then
    at = bits.place(word, offset, top - top % 8)
  end
  local enum = scope.enum_name(s.input, type, value)
  local made = node.new(name, at, type.bits, { value = value, enum = enum, type = type.name, member = scope.member(s, name) })
  made.from, made.to = bits.span(word, offset, low, top)
  local vectors = type.vectors and s.input.table.vectors[type.vectors + 1]
  if vectors and vectors.values[value + 1] == nil then node.note(made, "is no number of " .. vectors.name) end
  return node.add(parent, made)
end

-- A number of `count` bits that was read at the offset.
local function found(s, name, type, value, count, parent, is_odd)
  local enum = type.kind == "int" and scope.enum_name(s.input, type, value) or nil
  local about = { value = value, enum = enum, type = type.name, member = scope.member(s, name) }
  local made = node.add(parent, node.new(name, s.input.offset * 8, count, about))
  made.odd = is_odd
  if is_odd and not type.step then node.note(made, "takes more bytes than needed") end
  s.input.offset = s.input.offset + count / 8
  return made
end

local function varint_fault(s, name, type, fault, count)
  if fault == "cut" then
    local reason = "the bytes end inside the number " .. name .. ": " .. scope.left_text(count)
    scope.fail(s, "end", reason, name, s.input.stop)
  end
  local reason = fault == "long" and "goes on after " .. count .. " bytes, and a " .. type.name .. " has no more"
    or "has more bits than the " .. type.bits .. " of a " .. type.name
  scope.fail(s, "number", reason, name, s.input.offset)
end

local function reversed(list)
  local result = {}
  for i = #list, 1, -1 do result[#result + 1] = list[i] end
  return result
end

-- The number of groups of seven bits, lowest first, in two's complement where it has a sign.
local function sum_of(groups)
  local sum = 0
  for i = #groups, 1, -1 do sum = sum * 128 + groups[i] end
  return sum
end

-- What fewer groups would hold, too.
local function is_long(groups, is_plain)
  local last, before = groups[#groups], groups[#groups - 1]
  if before == nil then return false end
  if is_plain then return last == 0 end
  return last == 0 and before < 64 or last == 127 and before >= 64
end

-- Each encoding: the value of groups, or nil where they have too many bits.
local folded = {}

function folded.int(type, groups)
  local raw = sum_of(groups)
  if raw >= 2 ^ type.bits then return nil end
  if not type.signed then return raw end
  return raw % 2 == 0 and raw / 2 or -(raw + 1) / 2
end

local function cut_to(list, count)
  for i = #list, count + 1, -1 do
    if list[i] ~= 0 then return nil end
    list[i] = nil
  end
  for i = #list + 1, count do list[i] = 0 end
  return list
end

function folded.big(type, groups)
  local list = cut_to(bits.list_of(groups, 7), 64)
  if list == nil then return nil end
  if not type.signed then return bits.digits(list, false) end
  local sign = table.remove(list, 1)
  list[64] = 0
  if sign == 1 then
    for i = 1, 64 do list[i] = 1 - list[i] end
  end
  return bits.digits(list, true)
end

local plain = {}

function plain.int(type, groups)
  local sum = sum_of(groups)
  local value = sum >= 2 ^ (7 * #groups - 1) and sum - 2 ^ (7 * #groups) or sum
  if value < -2 ^ (type.bits - 1) or value >= 2 ^ (type.bits - 1) then return nil end
  return value
end

function plain.big(_, groups)
  local list = bits.list_of(groups, 7)
  local sign = list[#list]
  for i = #list + 1, 64 do list[i] = sign end
  for i = #list, 65, -1 do
    if list[i] ~= list[64] then return nil end
    list[i] = nil
  end
  return bits.digits(list, true)
end

local varints = {}

local function grouped(values, is_high_first, is_plain)
  return function(s, name, type, parent)
    local input = s.input
    local most = math.ceil(type.bits / 7)
    local groups, fault, count = bits.groups(input.bytes, input.offset, input.stop, most)
    if groups == nil then varint_fault(s, name, type, fault, count) end
    local ordered = is_high_first and reversed(groups) or groups
    local value = values[type.kind](type, ordered)
    if value == nil then varint_fault(s, name, type, "large", #groups) end
    if type.kind == "int" then value = bits.scaled(type, value) end
    return found(s, name, type, value, 8 * #groups, parent, is_long(ordered, is_plain))
  end
end

varints.leb128 = grouped(folded, false, true)
varints.vlq = grouped(folded, true, true)
varints.sleb128 = grouped(plain, false, false)

-- Two bytes or three, as the lowest bit of the first one says.
function varints.two(s, name, type, parent)
  local input = s.input
  local first = input.offset < input.stop and input.bytes:byte(input.offset + 1) or 0
  local count = first % 2 == 1 and 3 or 2
  if input.offset + count > input.stop then
    varint_fault(s, name, type, "cut", input.stop - input.offset)
  end
  local sum = 0
  for i = count, 1, -1 do sum = sum * 256 + input.bytes:byte(input.offset + i) end
  local raw = math.floor(sum / 2)
  local value = raw >= 2 ^ (8 * count - 2) and raw - 2 ^ (8 * count - 1) or raw
  local is_odd = count == 3 and value >= -2 ^ 14 and value < 2 ^ 14
  return found(s, name, type, bits.scaled(type, value), 8 * count, parent, is_odd)
end

local codes = {}

-- A code's number is one below what is read as binary, after as many zeros as it has bits below its highest.
codes["exp-golomb"] = function(bit_at, type)
  local zeros = 0
  while bit_at(zeros) == 0 do
    zeros = zeros + 1
    if zeros > type.bits then return nil, "large", zeros end
  end
  local count, binary = 2 * zeros + 1, 0
  for i = zeros, count - 1 do
    local bit = bit_at(i)
    if bit == nil then return nil, "cut", i end
    binary = 2 * binary + bit
  end
  local code = binary - 1
  local value = code
  if type.signed then value = code % 2 == 1 and (code + 1) / 2 or -code / 2 end
  local low = type.signed and -2 ^ (type.bits - 1) or 0
  local high = 2 ^ (type.signed and type.bits - 1 or type.bits) - 1
  if value < low or value > high then return nil, "large", count end
  return value, count
end

local function coded(s, name, type, parent)
  local input = s.input
  local function bit_at(i)
    local at = input.offset * 8 + i
    if at < input.stop * 8 then return bits.bit_at(input.bytes, at) end
  end
  local value, count, at = codes[type.bitCode](bit_at, type)
  if value == nil and count == "cut" then
    local reason = "the bytes end inside the number " .. name .. ": " .. scope.left_text(at / 8)
    scope.fail(s, "end", reason, name, input.stop)
  elseif value == nil then
    local reason = "has more bits than the " .. type.bits .. " that " .. type.name .. " holds"
    scope.fail(s, "number", reason, name, input.offset)
  end
  return found(s, name, type, bits.scaled(type, value), count, parent)
end

local kinds = {}

function kinds.int(s, name, type, parent)
  if type.bitCode then return coded(s, name, type, parent) end
  local offset = scope.take(s, name, type.bits / 8)
  return numbers.part(s, name, type, type, offset, 0, parent)
end

-- The upper and the lower 32 bits of 64.
local function halves(s, name, type)
  local offset = scope.take(s, name, 8)
  local half = { bits = 32, bigEndian = type.bigEndian }
  local first = bits.word(s.input.bytes, half, offset, 0, 32)
  local second = bits.word(s.input.bytes, half, offset + 4, 0, 32)
  if type.bigEndian then return offset, first, second end
  return offset, second, first
end

local function added(s, name, type, parent, offset, count, value)
  local about = { value = value, type = type.name, member = scope.member(s, name) }
  return node.add(parent, node.new(name, offset * 8, count, about))
end

function kinds.big(s, name, type, parent)
  local offset, high, low = halves(s, name, type)
  local one = added(s, name, type, parent, offset, 64, bits.digits(bits.list_of({ low, high }, 32), type.signed))
  one.halves = { low, high }
  return one
end

function kinds.float(s, name, type, parent)
  if type.bits == 64 then
    local offset, high, low = halves(s, name, type)
    return added(s, name, type, parent, offset, 64, bits.float64(high, low))
  end
  local offset = scope.take(s, name, 4)
  local word = { bits = 32, bigEndian = type.bigEndian }
  local value = bits.float32(bits.word(s.input.bytes, word, offset, 0, 32))
  return added(s, name, type, parent, offset, 32, value)
end

-- Reads a number of any type into a child of `parent`.
function numbers.read(s, name, type, parent)
  if type.varint then return varints[type.varint](s, name, type, parent) end
  return kinds[type.kind](s, name, type, parent)
end
