-- A message under way, or a struct in one: what was read of it so far, and what is wrong where it cannot go on.

local scope = {}

function scope.open(input, layout, rest)
  rest.input, rest.layout, rest.start = input, layout, input.offset
  rest.masks, rest.places, rest.lengths, rest.numbers, rest.spans, rest.late = {}, {}, {}, {}, {}, {}
  return rest
end

-- A scope of the same members, for what is in one of them.
function scope.inside(s, name)
  return setmetatable({ path = s.path .. " › " .. name }, { __index = s })
end

local function bytes_text(count)
  if count % 1 ~= 0 then return bits.number_text(count * 8) .. (count == 1 / 8 and " bit" or " bits") end
  return bits.number_text(count) .. (count == 1 and " byte" or " bytes")
end

function scope.left_text(left)
  local text = left % 1 == 0 and bits.number_text(left) or bytes_text(left)
  return text .. ((left == 1 or left == 1 / 8) and " is left" or " are left")
end

-- Ends the reading of a message. `offset` may be a bit's. Where a length bounds the bytes that end, no more would help.
function scope.fail_at(input, kind, reason, path, offset)
  local is_cut = kind == "end" and #input.regions == 0
  error({ kind = kind, reason = reason, path = path, offset = math.floor(offset or input.start), is_cut = is_cut }, 0)
end

function scope.fail(s, kind, reason, name, offset)
  scope.fail_at(s.input, kind, reason, s.path .. " › " .. name, offset)
end

-- Passes over bytes, and returns where they begin.
function scope.take(s, name, count)
  local input = s.input
  local left = input.stop - input.offset
  if count > left then
    local reason = "the bytes end: " .. name .. " needs " .. bytes_text(count) .. ", " .. scope.left_text(left)
    scope.fail(s, "end", reason, name, input.stop)
  end
  local offset = input.offset
  input.offset = offset + count
  return offset
end

-- The field of Wireshark that a member is, by the message or the struct that it is in.
function scope.member(s, name)
  local own = name:gsub("%[.*", "")
  return s.owner == "" and own or s.owner .. "." .. own
end

function scope.add(s, name, count, about)
  about = about or {}
  about.member = about.member or scope.member(s, name)
  return node.add(s.node, node.new(name, s.input.offset * 8, count, about))
end

-- Bounds what follows by a length.
function scope.open_region(s, name, length)
  local input = s.input
  local stop = input.offset + length
  if stop > input.stop then
    local left = scope.left_text(input.stop - input.offset)
    local reason = "the bytes end: " .. name .. " counts " .. bits.number_text(length) .. ", " .. left
    scope.fail(s, "end", reason, name, input.stop)
  end
  input.regions[#input.regions + 1] = { name = name, path = s.path .. " › " .. name, stop = stop }
  input.stop = stop
end

-- Ends what was bounded since there were `outer` lengths; the bytes end at `stop` again.
function scope.close_regions(input, outer, stop)
  while #input.regions > outer do
    local region = table.remove(input.regions)
    local left = region.stop - input.offset
    if left ~= 0 then
      local reason = scope.left_text(left) .. " of those that " .. region.name .. " counts"
      scope.fail_at(input, "length", reason, region.path, input.offset)
    end
  end
  input.stop = stop
end

function scope.layout(input, message)
  for _, layout in ipairs(message.layouts) do
    if layout.from <= input.version and input.version <= layout.to then return layout end
  end
  local version = input.table.versions[input.version + 1] or input.version
  scope.fail_at(input, "version", message.name .. " has no version " .. version, "")
end

-- The name that an enum gives a number.
function scope.enum_name(input, type, value)
  if type.enum == nil then return nil end
  for _, one in ipairs(input.table.enums[type.enum + 1].values) do
    if one.value == value and one.from <= input.plain and input.plain <= one.to then return one.name end
  end
end

-- Whether a bit of a mask that was read is set.
function scope.is_set(s, ref)
  return bits.has_bit(s.masks[ref.mask] or 0, ref.bit)
end
