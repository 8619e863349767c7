-- Whether a value is there, by what it depends on; a marker is read.

local presence = {}

local function is_given(given, s)
  local function holds(test)
    local value
    if test.outer then value = s.outer[test.member] else value = s.value[test.member] end
    if test.bit then value = (value and value ~= 0) and 1 or 0 end
    if type(value) ~= "number" then return false end
    local is_in = false
    for _, range in ipairs(test.ranges) do is_in = is_in or range[1] <= value and value <= range[2] end
    return is_in ~= (test["not"] == true)
  end
  for _, tests in ipairs(given) do
    local all = true
    for _, test in ipairs(tests) do all = all and holds(test) end
    if all then return true end
  end
  return false
end

function presence.bit(s, _, by)
  return scope.is_set(s, by) ~= (by.clear == true)
end

function presence.more(s)
  return s.input.offset < s.input.stop
end

function presence.given(s, _, by)
  return is_given(by.tests, s)
end

function presence.marker(s, field, by)
  local input = s.input
  if input.stop - input.offset < 4 then return false end
  if bits.word(input.bytes, { bits = 32 }, input.offset, 0, 32) ~= by.number then return false end
  scope.add(s, field.name .. ".mark", 32, { value = by.number, type = "u32" })
  input.offset = input.offset + 4
  return true
end
