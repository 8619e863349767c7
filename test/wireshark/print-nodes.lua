-- Reads lines of a table's place, a version and bytes in hex, and prints a line of JSON for each: what was read.

local function json_string(text)
  return '"' .. text:gsub('[%c"\\\127-\255]', function(c) return string.format("\\u%04x", c:byte()) end) .. '"'
end

local function json_value(value)
  if type(value) == "string" then return json_string(value) end
  if type(value) == "boolean" then return tostring(value) end
  if value ~= value then return '"NaN"' end
  if value == math.huge then return '"Infinity"' end
  if value == -math.huge then return '"-Infinity"' end
  return string.format("%.17g", value)
end

local function print_leaves(one, path, out)
  for _, child in ipairs(one.children) do
    if not child.view then print_leaves(child, path .. "/" .. child.name, out) end
  end
  if #one.children > 0 then return end
  local value = one.value == nil and "null" or json_value(one.value)
  if one.text == "utf8" then value = '{"utf8":' .. value .. "}" end
  local enum = one.enum and json_string(one.enum) or "null"
  out[#out + 1] = string.format("[%s,%d,%d,%s,%s]", json_string(path), one.at, one.bits, value, enum)
end

for line in io.lines() do
  local place, version, hex = line:match("^(%d+) (%d+) (%x*)$")
  local bytes = hex:gsub("..", function(pair) return string.char(tonumber(pair, 16)) end)
  local found = messages.read(TABLES[tonumber(place) + 1], tonumber(version), bytes, 0, #bytes)
  local out = {}
  print_leaves(found.root, found.root.name, out)
  local fault = "null"
  if found.fault then
    fault = string.format('{"kind":%s,"offset":%d,"path":%s,"reason":%s}', json_string(found.fault.kind),
      found.fault.offset, json_string(found.fault.path), json_string(found.fault.reason))
  end
  print(string.format('{"stop":%s,"fault":%s,"leaves":[%s]}', string.format("%.17g", found.stop), fault, table.concat(out, ",")))
end
