-- Members of each kind, in the order of the bytes.

fields = {}

-- A member that is some bits of masks: it has no bytes of its own, and is shown beside them.
local function add_view(s, name, refs, value, type)
  local first = s.spans[refs[1].mask]
  local at = first and first[refs[1].bit]
  local enum = type and scope.enum_name(s.input, type, value)
  local about = { value = value, enum = enum, member = scope.member(s, name), view = true }
  node.add(s.node, node.new(name, at or s.input.start * 8, at and #refs or 0, about))
end

-- ---- masks

-- Where each bit of a part is; a part that is an integer of its own is taken.
local function places_of(s, mask, part)
  if part.from == "id" then
    return function(i) return s.input.start * 8 + (part.low or 0) + i end
  elseif part.from == "split" then
    local word = s.mask_in
    return function(i) return bits.place(word.type, word.offset, word.low + i) end
  end
  local offset = scope.take(s, mask.name, part.bits / 8)
  return function(i) return bits.place(part.from, offset, i) end
end

-- Whether a bit is not as it is written where it means nothing.
local function is_odd(mask, number, is_one)
  return mask.unused > 0 and bits.has_bit(mask.unused, number) and is_one ~= bits.has_bit(mask.defaultValue, number)
end

-- A bit of a mask has a node where somebody looks, or where it is odd.
local function add_bit(mask, number, at, is_one, one)
  local odd = is_odd(mask, number, is_one)
  if not odd and not node.explains then return end
  local child = node.new(mask.name .. "." .. number, at, 1, { value = is_one, type = "bit", doc = mask.says[number + 1] })
  if odd then
    child.odd = true
    node.note(child, "bit " .. number .. (is_one and " is set" or " is clear") .. " and means nothing")
  end
  node.add(one, child)
end

local function read_part(s, mask, part, one, spans)
  local place, raw = places_of(s, mask, part), 0
  for i = 0, part.bits - 1 do
    local at = place(i)
    local bit = bits.bit_at(s.input.bytes, at)
    if bit == 1 then raw = raw + 2 ^ i end
    spans[part.at + i] = at
    add_bit(mask, part.at + i, at, bit == 1, one)
    local byte = math.floor(at / 8)
    one.from, one.to = math.min(one.from or byte, byte), math.max(one.to or 0, byte + 1)
  end
  return raw * 2 ^ part.at
end

function fields.mask(s, field)
  local first = field.parts[1]
  local at = s.input.offset * 8
  if first and type(first.from) == "string" then
    at = first.from == "id" and s.input.start * 8 + (first.low or 0)
      or bits.place(s.mask_in.type, s.mask_in.offset, s.mask_in.low)
  end
  local about = { type = "mask", member = scope.member(s, field.name) }
  local one = node.add(s.node, node.new(field.name, at, 0, about))
  local mask, spans = 0, {}
  for _, part in ipairs(field.parts) do
    local is_announced = part.when == nil or bits.has_bit(mask, part.when)
    local is_left_out = part.unless ~= nil and bits.has_bit(mask, part.unless)
    if is_announced and not is_left_out then mask = mask + read_part(s, field, part, one, spans) end
  end
  one.value = mask
  if not field.hidden then s.value[field.name] = mask end
  s.masks[field.name], s.spans[field.name] = mask, spans
end

function fields.bit(s, field)
  local value = scope.is_set(s, field.bit)
  s.value[field.name] = value
  add_view(s, field.name, { field.bit }, value)
end

function fields.number(s, field)
  local value = 0
  for i, ref in ipairs(field.bits) do
    if scope.is_set(s, ref) then value = value + 2 ^ (i - 1) end
  end
  s.value[field.name] = value
  add_view(s, field.name, field.bits, value, field.type)
end

-- Nothing follows where the bit is set: what is after it finds a mask of no bits.
function fields.terminator(s, field)
  local mask = s.masks[field.bit.mask] or 0
  s.masks[field.live] = bits.has_bit(mask, field.bit.bit) and 0 or mask
  s.spans[field.live] = s.spans[field.bit.mask]
end

function fields.reserved(s, field)
  if not scope.is_set(s, field.bit) then return end
  local reason = "bit " .. field.bit.bit .. " is set, which announces " .. field.why .. ": that is not described here"
  scope.fail(s, "reserved", reason, field.mask)
end

-- ---- values that may not be there

local function read_widths(s, field, by)
  local mask = s.masks[by.mask] or 0
  local narrow, wide = bits.has_bit(mask, by.narrow.bit), bits.has_bit(mask, by.wide.bit)
  if not narrow and not wide then return end
  local type = narrow and by.narrow.type or by.wide.type
  if narrow and wide then
    type = by.both or by.wide.type
    if not by.both then
      node.note(numbers.read(s, field.name .. "Before", by.narrow.type, s.node), "what counts is the number after it")
    end
  end
  values.keep_number(s, field, numbers.read(s, field.name, type, s.node))
end

function fields.value(s, field)
  local by = field.presence
  if by and by.kind == "widths" then return read_widths(s, field, by) end
  if by and not presence[by.kind](s, field, by) then return end
  values[field.type.kind](s, field, field.type)
end

-- ---- several integers

function fields.split(s, field)
  local wide = field.wide
  if wide and scope.is_set(s, wide.when) then
    for _, part in ipairs(wide.parts) do
      local one = numbers.read(s, part.name, part.type, s.node)
      s.value[part.name], s.numbers[part.name] = one.value, one
    end
    return
  end
  local names = {}
  for _, part in ipairs(field.parts) do
    if not part.isMask then names[#names + 1] = part.name end
  end
  local name = #names > 0 and table.concat(names, ", ") or field.parts[1].name
  local offset = scope.take(s, name, field.wire.bits / 8)
  local raw = bits.word(s.input.bytes, field.wire, offset, 0, field.wire.bits)
  local parent = node.new(name, offset * 8, field.wire.bits, { type = field.wire.name, is_word = true, raw = raw })
  s.ended = s.may_end and field.ends == raw
  if #names > 0 or s.ended then node.add(s.node, parent) end
  local low = 0
  for _, part in ipairs(field.parts) do
    if part.isMask then s.mask_in = { type = field.wire, offset = offset, low = low } end
    if not part.isMask or s.ended then
      local one = numbers.part(s, part.name, part.type, field.wire, offset, low, parent)
      s.value[part.name], s.numbers[part.name] = one.value, one
    end
    low = low + part.type.bits
  end
end

function fields.interleave(s, field)
  local names = {}
  for _, one in ipairs(field.fields) do names[#names + 1] = one.name end
  local parent = scope.add(s, table.concat(names, ", "), 0, { type = field.count .. " in turns" })
  for i = 0, field.count - 1 do
    for _, one in ipairs(field.fields) do
      numbers.read(s, one.name .. "[" .. i .. "]", one.type, parent)
    end
  end
end

-- ---- what has no value of its own

local function hex(s)
  return (s:gsub(".", function(c) return string.format("%02x ", c:byte()) end):gsub(" $", ""))
end

function fields.constant(s, field)
  local offset = scope.take(s, "constant", #field.bytes)
  local found = s.input.bytes:sub(offset + 1, offset + #field.bytes)
  local expected = string.char(table.unpack(field.bytes))
  if found ~= expected then
    scope.fail(s, "constant", "is " .. hex(found) .. ", and should be " .. hex(expected), "constant", offset)
  end
  node.add(s.node, node.new("constant", offset * 8, #found * 8, { value = found, type = "bytes", member = scope.member(s, "constant") }))
end

function fields.gap(s, field)
  local after = s.input.offset - s.start
  local align = field.align or 1
  local whole = field.pad or (align - after % align) % align
  local count = field.open and math.min(whole, s.input.stop - s.input.offset) or whole
  local offset = scope.take(s, field.name, count)
  local found = s.input.bytes:sub(offset + 1, offset + count)
  if count == 0 then return end
  local about = { value = found, type = "bytes", member = scope.member(s, field.name) }
  local one = node.add(s.node, node.new(field.name, offset * 8, count * 8, about))
  one.odd = found:find("[^%z]") ~= nil
  node.note(one, one.odd and "means nothing, and is not zero" or "means nothing")
end

function fields.length(s, field)
  local one = numbers.read(s, field.name, field.type, s.node)
  local high = field.high and s.masks[field.high] or 0
  local length = one.value + high * 2 ^ field.type.bits
  local is_none = field.of ~= nil and length == field.none
  node.note(one, is_none and "no " .. field.of
    or (field.counts == "elements" and "elements" or "bytes") .. " of " .. (field.of or "all that follows"))
  if is_none then
    s.lengths[field.name] = false
    return
  end
  if length < 0 then
    scope.fail(s, "length", "the length " .. field.name .. " is negative", field.name, math.floor(one.at / 8))
  end
  if field.of == nil then scope.open_region(s, field.name, length) else s.lengths[field.name] = length end
end

function fields.checksum(s, field)
  local one = numbers.read(s, field.name, field.type, s.node)
  local own = math.floor(one.at / 8)
  local function compare(stop, is_within)
    local first = field.from and s.places[field.from][1] or s.start
    local over = s.input.bytes:sub(first + 1, stop)
    if is_within then
      local size = field.type.bits / 8
      local at = own - first
      over = over:sub(1, at) .. ("\0"):rep(size) .. over:sub(at + size + 1)
    end
    local computed = bits.checksum(field.algorithm, over)
    if computed == nil then node.note(one, field.algorithm.name .. " is not computed here")
    elseif computed == one.value then node.note(one, field.algorithm.name .. ", as computed")
    else
      one.warning = bits.number_text(computed) .. " was computed by " .. field.algorithm.name
    end
  end
  if field.through == "end" then
    s.late[#s.late + 1] = function() compare(s.input.offset, true) end
  else
    compare(field.through and s.places[field.through][2] or own)
  end
end

function fields.computed(s, field)
  computed.read(s, field)
end

-- ---- arms

function fields.switch(s, field)
  local value = s.value[field.on]
  local chosen = type(value) == "boolean" and (value and 1 or 0) or value
  for _, arm in ipairs(field.arms) do
    local is_it = arm.otherwise
    for _, known in ipairs(is_it and {} or arm.values) do is_it = is_it or known == chosen end
    if is_it then
      if s.numbers[field.on] then node.note(s.numbers[field.on], "selects " .. arm.name) end
      return fields.read_list(s, arm.fields)
    end
  end
  local one = s.numbers[field.on]
  local shown = type(value) == "number" and bits.number_text(value) or tostring(value)
  scope.fail(s, "choice", field.on .. " is " .. shown .. ", which selects nothing", field.on,
    one and math.floor(one.at / 8) or s.input.offset)
end

-- ---- all of them

local function note_places(s, field, from)
  local to = s.input.offset
  if field.name then s.places[field.name] = { from, to } end
  for _, part in ipairs(field.parts or field.fields or {}) do
    if part.name then s.places[part.name] = { from, to } end
  end
end

function fields.read_list(s, list)
  for _, field in ipairs(list) do
    local from = s.input.offset
    fields[field.kind](s, field)
    if s.layout.has_sums then note_places(s, field, from) end
    if s.ended then return end
  end
end

-- Reads all members of a message or a struct, up to one that ends its list.
function fields.read_all(s)
  local input = s.input
  local outer, stop = #input.regions, input.stop
  fields.read_list(s, s.layout.fields)
  if s.ended then return end
  scope.close_regions(input, outer, stop)
  for _, late in ipairs(s.late) do late() end
end
