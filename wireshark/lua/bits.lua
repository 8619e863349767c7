-- Numbers in bytes, by plain arithmetic: integers of any width and byte order, floats, groups of seven bits.
-- `s` is a string of bytes. Offsets count from 0, in bytes; a bit is an eighth of one, the lowest first.

local floor, byte, format = math.floor, string.byte, string.format

local bits = {}

function bits.bit_at(s, at)
  return floor(byte(s, floor(at / 8) + 1) / 2 ^ (at % 8)) % 2
end

function bits.has_bit(mask, bit)
  return floor(mask / 2 ^ bit) % 2 == 1
end

-- A function of the lowest 32 bits of two numbers, by what it makes of one of each.
function bits.by(choose)
  return function(a, b)
    local result, bit = 0, 1
    a, b = a % 2 ^ 32, b % 2 ^ 32
    while a > 0 or b > 0 do
      if choose(a % 2, b % 2) then result = result + bit end
      a, b, bit = floor(a / 2), floor(b / 2), bit * 2
    end
    return result
  end
end

bits.both = bits.by(function(a, b) return a + b == 2 end)

-- Which byte on the wire is that of an integer which has that many below it.
local function byte_of(type, below)
  local highest = type.bits / 8 - 1
  if type.bigEndian then return highest - below end
  if type.middleEndian then return (below + 1) % (highest + 1) end
  return below
end

-- Where bit `i` of an integer at `offset` is, counted from the beginning of the bytes.
function bits.place(type, offset, i)
  return (offset + byte_of(type, floor(i / 8))) * 8 + i % 8
end

-- The first byte of an integer's bits from `low` to `top`, and the one after the last.
function bits.span(type, offset, low, top)
  if type.middleEndian then return offset, offset + 3 end
  local a, b = math.floor(bits.place(type, offset, low) / 8), math.floor(bits.place(type, offset, top) / 8)
  return math.min(a, b), math.max(a, b) + 1
end

-- The `count` bits of an integer at `offset` from bit `low` on, as an unsigned number.
function bits.word(s, type, offset, low, count)
  local value = 0
  if low % 8 == 0 and count % 8 == 0 and offset % 1 == 0 then
    for i = (low + count) / 8 - 1, low / 8, -1 do
      value = value * 256 + byte(s, offset + byte_of(type, i) + 1)
    end
    return value
  end
  for i = low + count - 1, low, -1 do
    value = value * 2 + bits.bit_at(s, bits.place(type, offset, i))
  end
  return value
end

function bits.signed(type, raw)
  if type.signed and raw >= 2 ^ (type.bits - 1) then return raw - 2 ^ type.bits end
  return raw
end

-- The value that an integer on the wire is, with its scale.
function bits.scaled(type, raw)
  local scale = type.scale
  if scale == nil then return raw end
  return raw * scale.num / scale.den + scale.plus
end

-- A number's digits: no fraction where it has none.
function bits.number_text(value)
  if value ~= value then return "NaN" end
  if value == floor(value) and value > -2 ^ 53 and value < 2 ^ 53 then return format("%d", value) end
  for digits = 15, 17 do
    local text = format("%." .. digits .. "g", value)
    if tonumber(text) == value then return text end
  end
  return format("%.17g", value)
end

-- The float that the bytes of an unsigned number of 32 bits, or of two such numbers, are.
function bits.float32(raw)
  local sign = raw >= 2 ^ 31 and -1 or 1
  local exponent, fraction = floor(raw / 2 ^ 23) % 256, raw % 2 ^ 23
  if exponent == 255 then return fraction == 0 and sign * math.huge or 0 / 0 end
  if exponent == 0 then return sign * fraction * 2 ^ -149 end
  return sign * (2 ^ 23 + fraction) * 2 ^ (exponent - 150)
end

function bits.float64(high, low)
  local sign = high >= 2 ^ 31 and -1 or 1
  local exponent, fraction = floor(high / 2 ^ 20) % 2048, high % 2 ^ 20 * 2 ^ 32 + low
  if exponent == 2047 then return fraction == 0 and sign * math.huge or 0 / 0 end
  if exponent == 0 then return sign * fraction * 2 ^ -1074 end
  return sign * (2 ^ 52 + fraction) * 2 ^ (exponent - 1075)
end

-- Integers of 64 bits are lists of bits, the lowest first, since a number of Lua may have fewer.

function bits.list_of(groups, width)
  local list = {}
  for _, group in ipairs(groups) do
    for bit = 0, width - 1 do list[#list + 1] = floor(group / 2 ^ bit) % 2 end
  end
  return list
end

local function negated(list)
  local result, carry = {}, 1
  for i, bit in ipairs(list) do
    local sum = 1 - bit + carry
    result[i], carry = sum % 2, floor(sum / 2)
  end
  return result
end

-- The digits of an integer that is a list of bits.
function bits.digits(list, signed)
  local is_negative = signed and list[#list] == 1
  local plain = is_negative and negated(list) or list
  local limbs = { 0 }
  for i = #plain, 1, -1 do
    local carry = plain[i]
    for k, limb in ipairs(limbs) do
      local value = limb * 2 + carry
      limbs[k], carry = value % 1e7, floor(value / 1e7)
    end
    if carry > 0 then limbs[#limbs + 1] = carry end
  end
  local text = format("%d", limbs[#limbs])
  for k = #limbs - 1, 1, -1 do text = text .. format("%07d", limbs[k]) end
  return (is_negative and "-" or "") .. text
end

-- The bits that are set in a number of up to 64 bits, given its digits.
function bits.keys_of_digits(digits)
  local keys, bit = {}, 0
  local is_negative = digits:sub(1, 1) == "-"
  -- In two's complement a negative number is what is left of its magnitude less one, the other way round.
  local text, carry = digits:gsub("-", ""), is_negative and 1 or 0
  while bit < 64 do
    local quotient, rest = "", 0
    for digit in text:gmatch("%d") do
      local value = rest * 10 + tonumber(digit)
      quotient, rest = quotient .. math.floor(value / 2), value % 2
    end
    if is_negative then
      local sum = 1 - rest + carry
      rest, carry = sum % 2, math.floor(sum / 2)
    end
    if rest == 1 then keys[#keys + 1] = bit end
    text, bit = quotient:gsub("^0+(%d)", "%1"), bit + 1
  end
  return keys
end

-- Groups of seven bits up to a byte below 0x80: the groups, or nil and what is wrong.
function bits.groups(s, start, stop, most)
  local groups = {}
  while true do
    if start + #groups == stop then return nil, "cut", #groups end
    local value = byte(s, start + #groups + 1)
    groups[#groups + 1] = value % 0x80
    if value < 0x80 then return groups end
    if #groups == most then return nil, "long", #groups end
  end
end

-- Exclusive or: an operator in Lua 5.3 and later, a library before.
bits.xor = bit32 and bit32.bxor or load("return function(a, b) return a ~ b end")()

-- ---- checksums

local function mirrored(value, count)
  local result = 0
  for i = 0, count - 1 do result = result * 2 + floor(value / 2 ^ i) % 2 end
  return result
end

local function crc(s, sum)
  local count = sum.bits
  local rest = sum.init or 0
  for k = 1, #s do
    local value = byte(s, k)
    for i = 0, 7 do
      local next = floor(value / 2 ^ (sum.reflect and i or 7 - i)) % 2
      local top = floor(rest / 2 ^ (count - 1))
      rest = rest * 2 % 2 ^ count
      if top ~= next then rest = bits.xor(floor(rest), sum.polynomial) end
    end
  end
  return bits.xor(floor(sum.reflect and mirrored(rest, count) or rest), sum.xor or 0)
end

local sums = { crc = crc }

function sums.sum(s, sum)
  local total = 0
  for k = 1, #s do total = total + byte(s, k) end
  return total % 2 ^ sum.bits
end

function sums.xor(s)
  local total = 0
  for k = 1, #s do total = bits.xor(total, byte(s, k)) end
  return total
end

function sums.internet(s)
  local total = 0
  for k = 1, #s do total = total + (k % 2 == 1 and byte(s, k) * 256 or byte(s, k)) end
  while total > 0xffff do total = total % 0x10000 + floor(total / 0x10000) end
  return 0xffff - total
end

function sums.adler(s)
  local a, b = 1, 0
  for k = 1, #s do
    a = (a + byte(s, k)) % 65521
    b = (b + a) % 65521
  end
  return b * 0x10000 + a
end

-- The checksum of bytes; nil where its function is not known here.
function bits.checksum(algorithm, s)
  local sum = sums[algorithm.kind]
  return sum and sum(s, algorithm)
end
