-- Nodes as items of Wireshark's tree.

local tree = {}

-- A text in UTF-8, without invalid characters.
local function latin1(text)
  return (text:gsub("[\128-\255]", function(c)
    local code = c:byte()
    return string.char(0xc0 + math.floor(code / 64), 0x80 + code % 64)
  end))
end

local function escaped(text)
  return (text:gsub("[%z\1-\31\127]", function(c) return string.format("\\x%02x", c:byte()) end))
end

-- Letters in UTF-8 stay; every other byte above 0x7f is escaped.
local function utf8(text)
  local result, at = {}, 1
  while at <= #text do
    local letter = text:match("^[\1-\127]", at) or text:match("^[\194-\223][\128-\191]", at)
      or text:match("^[\224-\239][\128-\191][\128-\191]", at)
      or text:match("^[\240-\244][\128-\191][\128-\191][\128-\191]", at)
    result[#result + 1] = letter or string.format("\\x%02x", text:byte(at))
    at = at + (letter and #letter or 1)
  end
  return table.concat(result)
end

local function text_of(one)
  return one.text == "utf8" and utf8(one.value) or latin1(one.value)
end

local function hex(bytes)
  local shown = bytes:sub(1, 24):gsub(".", function(c) return string.format("%02x", c:byte()) end)
  return #bytes > 24 and shown .. "…" or shown
end

function tree.value_text(one)
  local value = one.value
  if one.type == "mask" then return string.format("0x%x", value) end
  if type(value) == "number" then return bits.number_text(value) end
  if type(value) == "boolean" then return tostring(value) end
  if one.text then return '"' .. escaped(text_of(one)) .. '"' end
  if one.halves or value:match("^%-?%d+$") and one.type ~= "bytes" then return value end
  return hex(value)
end

-- `...1 .... = sound follows: set`, as Wireshark shows a bit of a byte.
local function bit_label(one)
  local own = one.at % 8
  local text = ""
  for bit = 7, 0, -1 do
    text = text .. (bit ~= own and "." or one.value and "1" or "0") .. (bit == 4 and " " or "")
  end
  local meaning = one.doc ~= "" and one.doc or "means nothing"
  return text .. " = " .. one.name .. ", " .. meaning .. ": " .. (one.value and "set" or "not set")
end

local function label(one)
  if one.type == "bit" then return bit_label(one) end
  local text = one.name
  if one.value ~= nil then text = text .. ": " .. tree.value_text(one) end
  if one.enum then text = text .. " (" .. one.enum .. ")" end
  if #one.notes > 0 then text = text .. " [" .. table.concat(one.notes, ", ") .. "]" end
  return text
end

local function integer(value)
  return math.floor(value)
end

-- How a node's value becomes that of a field of each type.
local as = {}
function as.double(one) return one.value end
function as.uint32(one) return integer(one.value) end
as.int32 = as.uint32
function as.boolean(one) return one.value end
-- A text of Wireshark's ends at a NUL.
function as.string(one) return one.text and text_of(one):gsub("%z", "\\x00") or tree.value_text(one) end
function as.uint64(one)
  if type(one.value) == "number" then return UInt64.new(integer(one.value)) end
  return one.halves and UInt64.new(one.halves[1], one.halves[2]) or UInt64.fromhex(tree.hex_of(one.value))
end

function as.int64(one)
  if type(one.value) == "number" then return Int64.new(integer(one.value)) end
  return one.halves and Int64.new(one.halves[1], one.halves[2]) or Int64.fromhex(tree.hex_of(one.value))
end

-- The 64 bits of digits, in hex.
function tree.hex_of(digits)
  local text = ""
  local set = {}
  for _, key in ipairs(bits.keys_of_digits(digits)) do set[key] = true end
  for nibble = 15, 0, -1 do
    local value = 0
    for bit = 3, 0, -1 do value = value * 2 + (set[nibble * 4 + bit] and 1 or 0) end
    text = text .. string.format("%x", value)
  end
  return text
end

local function fits(one, kind)
  local value = one.value
  if kind == "double" or kind == "uint32" or kind == "int32" then return type(value) == "number" end
  if kind == "boolean" then return type(value) == "boolean" end
  if kind == "int64" or kind == "uint64" then return value ~= nil end
  return kind == "string" and value ~= nil
end

-- Adds a node, and what is in it. `name` is its table's. Where nobody looks, there is what filters ask for.
function tree.add(item, name, tvb, one)
  local field = one.member and MEMBERS[name][one.member]
  local from, to = one.from, one.to
  -- A filter of bytes compares them alone, without their length.
  if field and field.kind == "bytes" and one.content then from, to = one.content[1], one.content[2] end
  local range = tvb(from, to - from)
  local added
  if field and fits(one, field.kind) then added = item:add(field.proto, range, as[field.kind](one))
  elseif field and (field.kind == "bytes" or field.kind == "none") then added = item:add(field.proto, range)
  else added = item:add(range, one.name) end
  if tree.is_seen then added:set_text(label(one)) end
  if one.warning then added:add_proto_expert_info(EXPERTS[name].limit, one.warning) end
  if one.odd then added:add_proto_expert_info(EXPERTS[name].unusual, one.notes[1] or "not as it is usually written") end
  for _, child in ipairs(one.children) do tree.add(added, name, tvb, child) end
  return added
end
