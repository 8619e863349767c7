-- Messages: an id, and what follows it.

local messages = {}

selection = {}

local function chosen_ranges(fields, value)
  local left = { { 0, math.huge } }
  for _, field in ipairs(fields) do
    local own = selection.of_one(field, value[field.name])
    if own then
      local both = {}
      for _, a in ipairs(left) do
        for _, b in ipairs(own) do
          local from, to = math.max(a[1], b[1]), math.min(a[2], b[2])
          if from <= to then both[#both + 1] = { from, to } end
        end
      end
      left = both
    end
  end
  return left
end

local function and_bits(value, mask)
  local kept = 0
  for bit = 0, 31 do
    if bits.has_bit(value, bit) and bits.has_bit(mask, bit) then kept = kept + 2 ^ bit end
  end
  return kept
end

-- What one number tells of versions: ranges, or nil where it tells nothing.
function selection.of_one(field, value)
  local number
  if type(value) == "number" then number = field.selectsBits and and_bits(value, field.selectsBits) or value
  else number = field.without end
  if number ~= nil then
    local ranges = {}
    for _, one in ipairs(field.selects) do
      if one.value == number then ranges[#ranges + 1] = { one.versions.from, one.versions.to } end
    end
    return ranges
  end
  return field.others
end

-- What is known of a number that is not described, or of its bits.
local function foreign_names(field, value)
  local names = ""
  for _, one in ipairs(field.foreign or {}) do
    local is_it = one.value == value
    if field.selectsBits then is_it = and_bits(value, one.value) ~= 0 end
    if is_it then names = names .. (names == "" and " (" or ", ") .. one.name end
  end
  return names == "" and "" or names .. ")"
end

-- Ends the reading where what numbers tell of versions is not described: the first is named that leaves none.
function selection.check(s, field)
  if field.presence and field.presence.kind == "marker" then return end
  local fields = {}
  for _, other in ipairs(s.layout.fields) do
    if other.selects then fields[#fields + 1] = other end
    if #fields > 0 and #chosen_ranges(fields, s.value) == 0 then
      local named = s.numbers[other.name] and other or field
      local one = s.numbers[named.name]
      local what = named.name .. " " .. bits.number_text(one.value) .. foreign_names(named, one.value)
      scope.fail(s, "version", what .. " is not described here", named.name, math.floor(one.at / 8))
    end
    if other == field then return end
  end
end

-- The version that a message tells, which is that of all that follows; nil where it tells none.
function selection.version_after(table, message, value, present)
  if message.selects == nil then return nil end
  local range = chosen_ranges(message.selects, value)[1]
  if range == nil then return nil end
  local from, to = range[1], range[2]
  local flavor = message.flavors and message.flavors.by[tostring(value[message.flavors.member])]
  if flavor then
    local kind = table.flavors[flavor + 1]
    local first, last = math.max(from, kind.base), math.min(to, kind.base + kind.to - kind.from)
    if first <= last then from, to = first - kind.base + kind.from, last - kind.base + kind.from end
  end
  if from <= present and present <= to then return present end
  return math.min(to, #table.versions - 1)
end

-- The version without its kind, by which enums' ranges go.
local function plain_version(table, version)
  for _, kind in ipairs(table.flavors or {}) do
    if kind.from <= version and version <= kind.to then return version - kind.from + kind.base end
  end
  return version
end

local function has_id(layout, id)
  if layout.id == nil then return false end
  local own = id
  if layout.idHigh then own = id % 2 ^ layout.idHigh
  elseif layout.idBit and bits.has_bit(id, layout.idBit) then own = id - 2 ^ layout.idBit end
  return layout.id[1] <= own and own <= layout.id[2]
end

-- The message and the layout that an id has in a version; what was found is kept.
local function entry_of(table, version, id)
  table.entries = table.entries or {}
  local entries = table.entries[version] or {}
  table.entries[version] = entries
  if entries[id] == nil then
    entries[id] = false
    for _, message in ipairs(table.messages) do
      for _, layout in ipairs(message.layouts) do
        if layout.from <= version and version <= layout.to and has_id(layout, id) then
          entries[id] = entries[id] or { message = message, layout = layout }
        end
      end
    end
  end
  return entries[id]
end

-- The message that begins at the offset, its layout, how many bytes its id has, and the id.
local function find(input)
  local table, version = input.table, input.version
  local only = table.messages[1]
  if table.kind == "container" or table.ids == "none" then return only, scope.layout(input, only), 0 end
  local ids = type(table.ids) == "table" and table.ids or { bits = 8 }
  local size = ids.bits / 8
  if input.stop - input.offset < size then
    local left = input.stop == input.offset and "none is left" or scope.left_text(input.stop - input.offset)
    scope.fail_at(input, "end", "the bytes end: the message's id needs " .. size .. " bytes, " .. left, "", input.stop)
  end
  local id = bits.word(input.bytes, ids, input.offset, 0, ids.bits)
  local entry = entry_of(table, version, id)
  if entry then return entry.message, entry.layout, size, id end
  scope.fail_at(input, "id", "no message has the id " .. bits.number_text(id) .. " in version " .. (table.versions[version + 1] or version), "")
end

-- The bits of the id that belong to masks.
local function taken_bits(list, taken)
  for _, field in ipairs(list) do
    for _, part in ipairs(field.kind == "mask" and field.parts or {}) do
      if part.from == "id" then
        for bit = part.low or 0, (part.low or 0) + part.bits - 1 do taken[bit] = true end
      end
    end
    for _, arm in ipairs(field.kind == "switch" and field.arms or {}) do taken_bits(arm.fields, taken) end
  end
  return taken
end

-- How many of the id's bits are its own, and the first of them.
local function own_bits(layout, size)
  if layout.own_bits == nil then
    local own, first = 0, nil
    local taken = size == 1 and taken_bits(layout.fields, {}) or {}
    for bit = 0, size * 8 - 1 do
      if not taken[bit] then own, first = own + 1, first or bit end
    end
    layout.own_bits, layout.first_bit = own, first or 0
  end
  return layout.own_bits, layout.first_bit
end

local function read_id(s, message, size, id)
  local own, first = own_bits(s.layout, size)
  local at = s.input.offset * 8 + first
  node.add(s.node, node.new("id", at, own, { value = id, enum = message, member = "id" }))
  s.input.offset = s.input.offset + size
end

local function read_message(input, root)
  local table = input.table
  local message, layout, size, id = find(input)
  root.name, root.member, root.message, root.illegal = message.name, message.name, message, message.illegal
  local s = scope.open(input, layout, {
    node = root, value = {}, path = message.name, owner = table.kind == "container" and "" or message.name, outer = {}, carried = {},
  })
  input.value = s.value
  if layout.id then read_id(s, message.name, size, id) end
  fields.read_all(s)
  root.carried = s.carried
  return s.value
end

local function read_framed(input, root)
  local type, stop = input.table.frame, input.stop
  local s = scope.open(input, { fields = {} }, { node = root, value = {}, path = input.table.name, owner = "" })
  local length = numbers.read(s, "frame", type, root)
  if length.odd then
    scope.fail(s, "number", "takes more bytes than needed, which nothing would keep", "frame", input.start)
  end
  if length.value < 0 then
    scope.fail(s, "length", "the length frame is negative", "frame", math.floor(length.at / 8))
  end
  scope.open_region(s, "frame", length.value)
  input.start = input.offset
  local value = read_message(input, root)
  scope.close_regions(input, 0, stop)
  return value
end

-- Reads the message at `start`, and not past `stop`. What could be read is in `root` and `value`, also where `fault` says
-- what is wrong.
function messages.read(table, version, bytes, start, stop)
  local input = {
    table = table, version = version, plain = plain_version(table, version),
    bytes = bytes, start = start, stop = stop, offset = start, regions = {}, depth = 0,
  }
  local root = node.new(table.name, start * 8, 0)
  local read = table.frame and read_framed or read_message
  local is_read, result = pcall(read, input, root)
  node.measure(root)
  if is_read then return { root = root, value = result, stop = input.offset } end
  if type(result) ~= "table" then error(result, 0) end
  return { root = root, fault = result, stop = input.offset, value = input.value }
end
