-- Values of each type: each reads a member of the message or the struct that is under way.

local values = {}

-- The rest of the members, which structs have, too; and what numbers tell of versions.
local fields, selection

-- The number that is before it: of a length field, a computed one, or bits of a member.
local function resolved_count(s, ref, name)
  if not ref.member and not ref.outer then return s.lengths[ref.by] end
  local value
  if ref.outer then value = s.outer[ref.by] else value = s.value[ref.by] end
  if ref.bits then value = bits.both(value, ref.bits) end
  local count = value + (ref.plus or 0)
  if count < 0 then scope.fail(s, "length", "the number of its parts is negative", name, s.input.offset) end
  return count
end

-- How many elements there are; nil where they end otherwise.
local function count_of(s, name, ends, parent)
  if type(ends) ~= "table" or ends["until"] then return nil end
  if ends.by then return resolved_count(s, ends, name) end
  return numbers.read(scope.inside(s, name), "count", ends, parent).value
end

local function bounded(s, region, read)
  if region == nil then return read() end
  local input = s.input
  local stop, outer = input.stop, #input.regions
  scope.open_region(s, region, s.lengths[region])
  read()
  scope.close_regions(input, outer, stop)
end

-- ---- numbers

function values.note_limit(field, one)
  if field.max and type(one.value) == "number" and one.value > field.max then
    one.warning = "above the limit of " .. bits.number_text(field.max)
  end
end

-- Keeps a number that was read as a member.
function values.keep_number(s, field, one)
  values.note_limit(field, one)
  s.value[field.name] = one.value
  s.numbers[field.name] = one
  if field.selects then selection.check(s, field) end
end

function values.int(s, field, narrow)
  local wide = field.wide and bits.has_bit(s.masks[field.wide.when.mask] or 0, field.wide.when.bit)
  local one = numbers.read(s, field.name, wide and field.wide.type or narrow, s.node)
  values.keep_number(s, field, one)
  if s.may_end and field.ends == one.value then s.ended = true end
end

function values.big(s, field, type)
  s.value[field.name] = numbers.read(s, field.name, type, s.node).value
end

function values.float(s, field, type)
  local one = numbers.read(s, field.name, type, s.node)
  values.note_limit(field, one)
  s.value[field.name] = one.value
end

function values.array(s, field, type)
  local parent = scope.add(s, field.name, 0, { type = type.name })
  for i = 0, type.count - 1 do
    values.note_limit(field, numbers.read(s, field.name .. "[" .. i .. "]", type.of, parent))
  end
end

local function sparse_keys(s, field, type, parent)
  if type.by == nil then
    local keys, mask = {}, s.masks[type.mask] or 0
    for round = 0, (type.rounds or 1) - 1 do
      for bit = 0, 31 do
        if bits.has_bit(mask, bit) then keys[#keys + 1] = round * 32 + bit end
      end
    end
    return keys
  end
  local one = numbers.read(scope.inside(s, field.name), "keys", type.by, parent)
  local keys, rest = {}, one.value
  if _G.type(rest) == "string" then return bits.keys_of_digits(rest) end
  for bit = 0, type.by.bits - 1 do
    if bits.has_bit(rest, bit) then keys[#keys + 1] = bit end
  end
  return keys
end

function values.sparse(s, field, type)
  local parent = scope.add(s, field.name, 0, { type = type.name })
  for _, key in ipairs(sparse_keys(s, field, type, parent)) do
    values.note_limit(field, numbers.read(s, field.name .. "[" .. key .. "]", type.of, parent))
  end
end

-- ---- texts and bytes

local function add_string(s, name, type, parent)
  local input = s.input
  local start, at = input.offset, input.offset
  while at < input.stop and at - start < type.cut do
    local value = input.bytes:byte(at + 1)
    if value == 0 or value == 0xff then break end
    at = at + 1
  end
  local is_cut = at - start == type.cut
  local is_open = at == input.stop and not is_cut
  if is_open and not type.open then
    local reason = "the bytes end inside the string " .. name .. ": " .. bits.number_text(at - start)
      .. " of at most " .. bits.number_text(type.cut) .. " are left, and no NUL or 0xFF"
    scope.fail(s, "end", reason, name, input.stop)
  end
  input.offset = (is_cut or is_open) and at or at + 1
  local is_stopped = not is_cut and not is_open and input.bytes:byte(at + 1) == 0xff
  local text = input.bytes:sub(start + 1, is_stopped and at + 1 or at)
  local about = { value = text, text = "latin1", type = type.name, member = scope.member(s, name) }
  local one = node.add(parent, node.new(name, start * 8, (input.offset - start) * 8, about))
  if is_stopped then node.note(one, "ended by 0xFF") end
  if is_cut then node.note(one, "cut after " .. bits.number_text(type.cut) .. " bytes") end
  if is_open then node.note(one, "ends where the bytes end") end
  return one
end

function values.string(s, field, type)
  add_string(s, field.name, type, s.node)
end

function values.strings(s, field, type)
  local parent = scope.add(s, field.name, 0, { type = type.name })
  local index = 0
  while true do
    local one = add_string(s, field.name .. "[" .. index .. "]", type, parent)
    if one.value == "" then one.name, one.member = "end", nil end
    node.draw_together(parent)
    if one.value == "" or one.value == "\xff" then return end
    index = index + 1
  end
end

local function add_bytes(s, name, start, from, to, about, parent)
  about.value, about.member = s.input.bytes:sub(from + 1, to), scope.member(s, name)
  about.content = { from, to }
  return node.add(parent, node.new(name, start * 8, (s.input.offset - start) * 8, about))
end

local function add_delimited(s, name, type, parent)
  local input = s.input
  local start = input.offset
  local about = { text = type.as ~= "bytes" and type.as or nil, type = type.name }
  if type.length then
    local number = numbers.read(scope.inside(s, name), "length", type.length, node.new(name, 0, 0))
    local offset = scope.take(s, name, number.value)
    local one = add_bytes(s, name, start, offset, input.offset, about, parent)
    if number.odd then node.note(one, number.notes[1]) end
    return one
  end
  local at = start
  local function is_end()
    for _, value in ipairs(type.ends) do
      if input.bytes:byte(at + 1) == value then return true end
    end
  end
  while at < input.stop and at - start ~= type.cut and not is_end() do at = at + 1 end
  if at - start == type.cut then
    input.offset = at
    local one = add_bytes(s, name, start, start, at, about, parent)
    node.note(one, "cut after " .. bits.number_text(type.cut) .. " bytes")
    return one
  end
  if at == input.stop then
    scope.fail(s, "end", "the bytes end before what ends " .. name, name, input.stop)
  end
  input.offset = at + 1
  local one = add_bytes(s, name, start, start, at, about, parent)
  local last = input.bytes:byte(at + 1)
  if last ~= type.ends[1] then node.note(one, "ended by the byte " .. last) end
  return one
end

function values.delimited(s, field, type)
  add_delimited(s, field.name, type, s.node)
end

function values.sequence(s, field, type)
  bounded(s, type.region, function()
    local name, input = field.name, s.input
    local parent = scope.add(s, name, 0, { type = type.name })
    local count = count_of(s, name, type.ends, parent)
    local index = 0
    while count and index < count or not count and input.offset < input.stop do
      local element = name .. "[" .. index .. "]"
      if type.of.kind == "delimited" then add_delimited(s, element, type.of, parent)
      else numbers.read(s, element, type.of, parent) end
      node.draw_together(parent)
      index = index + 1
    end
  end)
end

function values.bytes(s, field, type)
  local input = s.input
  local length = input.stop - input.offset
  if type.countRef then length = resolved_count(s, type.countRef, field.name)
  elseif type.length then length = s.lengths[type.length]
  elseif type.count then length = type.count end
  -- The length says that they are not there.
  if not length then return end
  local offset = scope.take(s, field.name, length)
  local about = { text = type.as, type = type.name, layer = type.layer }
  local one = add_bytes(s, field.name, offset, offset, input.offset, about, s.node)
  if type.layer and type.layer.size then one.unpacked = s.value[type.layer.size] end
  s.carried[field.name] = one
end

-- ---- structs

local function outer_of(s, type)
  local outer = {}
  for _, one in ipairs(type.outer or {}) do
    if one.bit then outer[one.name] = s.value[one.name] and 1 or 0
    elseif one.outer then outer[one.name] = s.outer[one.name]
    else outer[one.name] = s.value[one.name] end
  end
  return outer
end

local function read_struct(s, name, one, type, may_end)
  local input = s.input
  local struct = input.table.structs[type.struct + 1]
  if struct.maxDepth and input.depth >= struct.maxDepth then
    scope.fail(s, "depth", "more than " .. struct.maxDepth .. " structs in each other", name, input.offset)
  end
  local inner = scope.open(input, scope.layout(input, struct), {
    node = one, value = {}, path = s.path .. " › " .. name, owner = struct.name,
    outer = outer_of(s, type), may_end = may_end, carried = s.carried,
  })
  if struct.maxDepth then input.depth = input.depth + 1 end
  fields.read_all(inner)
  if struct.maxDepth then input.depth = input.depth - 1 end
  return inner
end

local function read_list(s, field, type)
  local name, input = field.name, s.input
  local parent = scope.add(s, name, 0, { type = type.name })
  local count = count_of(s, name, type.ends, parent)
  local last = _G.type(type.ends) == "table" and type.ends["until"]
  local to_end = type.ends == "bytes" or last and type.ends.orEnd
  local index, is_over = 0, false
  while not is_over do
    if count then is_over = index >= count
    elseif to_end then is_over = input.offset >= input.stop end
    if is_over then break end
    local offset, element = input.offset, name .. "[" .. index .. "]"
    local struct = input.table.structs[type.struct + 1].name
    local one = node.add(parent, node.new(element, offset * 8, 0, { type = struct, member = scope.member(s, name), is_struct = true }))
    local inner = read_struct(s, element, one, type, type.ends == "element")
    if to_end and input.offset == offset then
      scope.fail(s, "list", "takes no bytes, so that nothing would end the list", element, offset)
    end
    is_over = inner.ended
    if is_over then one.name = "end" end
    is_over = is_over or last and computed.holds(s, last, name, inner.value)
    node.draw_together(parent)
    index = index + 1
  end
end

-- Passes over what the last byte of bits has left.
local function read_padding(s, name)
  local input = s.input
  local count = (math.ceil(input.offset) - input.offset) * 8
  if count > 0 then
    local value = 0
    for i = count - 1, 0, -1 do value = value * 2 + bits.bit_at(input.bytes, input.offset * 8 + i) end
    local one = scope.add(s, name .. "Padding", count, { value = value, type = "bits" })
    node.note(one, value == 0 and "means nothing" or "means nothing, and is not zero")
    one.odd = value ~= 0
  end
  input.offset = math.ceil(input.offset)
end

function values.struct(s, field, type)
  bounded(s, type.region, function()
    local one = scope.add(s, field.name, 0, { type = type.name, is_struct = true })
    local inner = read_struct(s, field.name, one, type, type.alone)
    s.value[field.name] = inner.value
    if inner.ended then
      scope.fail(s, "list", "is what ends a list, and is alone", field.name, s.input.offset)
    end
    if type.padded then read_padding(s, field.name) end
  end)
end

function values.list(s, field, type)
  bounded(s, type.region, function()
    read_list(s, field, type)
    if type.padded then read_padding(s, field.name) end
  end)
end
