-- Packets of a protocol or of a container, in Wireshark's tree.

local dissect = {}

local function title_of(count, what)
  return what .. ", " .. count .. (count == 1 and " byte" or " bytes")
end

local function add_fault(item, name, tvb, fault, stop)
  local from = math.min(fault.offset, stop)
  local rest = item:add(tvb(from, stop - from), fault.path .. ": " .. fault.reason .. ", at byte " .. fault.offset)
  rest:add_proto_expert_info(EXPERTS[name].malformed, fault.path .. ": " .. fault.reason)
end

-- The tables that are spoken where another one cannot read what it should, and nothing tells of them.
local function alternatives(table, version)
  local others = {}
  for _, one in ipairs(table.unannounced or {}) do
    if one.from == version then others[#others + 1] = one.version end
  end
  return others
end

-- The version that a message tells of all that follows.
local function told_by(table, version, one)
  local message = one.root.message
  return message and one.value and selection.version_after(table, message, one.value, version)
end

-- Reads a message. One that cannot be read may be laid out by the version that it tells itself.
local function read_one(table, version, bytes, at, stop)
  local one = messages.read(table, version, bytes, at, stop)
  local told = told_by(table, version, one)
  if one.fault and told and told ~= version then
    local again = messages.read(table, told, bytes, at, stop)
    if not again.fault then return again, told_by(table, told, again) end
  end
  return one, told
end

-- Reads messages one after the other: those, and how far they were understood.
local function read_run(table, version, bytes, start, stop)
  local run, at = {}, start
  while at < stop do
    local one, told = read_one(table, version, bytes, at, stop)
    run[#run + 1] = one
    if one.fault then return run, one.fault end
    if told then
      version = told
      one.told = told
    end
    -- A message of no bytes would be read for ever.
    if one.stop == at then break end
    at = one.stop
  end
  return run, nil
end

local function best_run(table, version, bytes, start, stop)
  local run, fault = read_run(table, version, bytes, start, stop)
  for _, other in ipairs(fault and alternatives(table, version) or {}) do
    local again, still = read_run(table, other, bytes, start, stop)
    if not still then return again, nil, other end
  end
  return run, fault, version
end

-- What Wireshark has to unpack zlib: it was called otherwise before 4.2, and to ask for a method it lacks is an error.
local function unpack(range)
  for _, method in ipairs({ "uncompress_zlib", "uncompress" }) do
    local is_made, made = pcall(function() return range[method](range, "Unpacked"):tvb() end)
    if is_made then return made end
  end
end

local function unpacked(tvb, one)
  local layer = one.layer
  local range = tvb(math.floor(one.at / 8), one.bits / 8)
  if layer.packed == nil then return range:tvb() end
  return unpack(range)
end

-- Shows messages one after the other. Returns the fault that ended them, and where the first one begins that it is in.
function dissect.run(state, table, tvb, start, stop, item, names)
  local proto = PROTOS[table.name]
  local bytes = tvb:raw(0, stop)
  local version = conversations.version(state, table)
  local run, fault, used = best_run(table, version, bytes, start, stop)
  if used and used ~= version then conversations.announce(state, table, used) end
  local own = item:add(proto, tvb(start, stop - start))
  own:set_text(table.title .. ", version " .. table.versions[(used or version) + 1] .. ", " .. #run .. (#run == 1 and " message" or " messages"))
  local begins = start
  for _, one in ipairs(run) do
    local added = tree.add(own, table.name, tvb, one.root)
    names[#names + 1] = one.root.name
    if one.root.illegal then added:add_proto_expert_info(EXPERTS[table.name].limit, one.root.illegal) end
    if one.fault then add_fault(added, table.name, tvb, one.fault, stop) else begins = one.stop end
    if one.told then conversations.announce(state, table, one.told) end
    for _, carried in pairs(one.root.carried or {}) do
      local inner = carried.layer and not carried.layer.each and unpacked(tvb, carried)
      if inner then dissect.run(state, table, inner, 0, inner:len(), added, names) end
    end
  end
  return fault, begins
end

-- Which messages bytes of a block are. Where nothing tells who sent them, what can be read as one side's alone tells.
local function carried_table(state, table, member, bytes)
  for _, one in ipairs(table.carries or {}) do
    if one.member == member then return TABLES[one.protocol] end
  end
  local possible = {}
  for _, one in ipairs(table.register and table.register.carries or {}) do
    if one.member == member and (one.sender == nil or state.sender == nil or one.sender == state.sender) then
      possible[#possible + 1] = one
    end
  end
  if #possible < 2 or bytes == nil then return possible[1] and TABLES[possible[1].protocol] end
  local understood = {}
  for _, one in ipairs(possible) do
    local own = TABLES[one.protocol]
    local _, fault = best_run(own, conversations.version(state, own), bytes, 0, #bytes)
    if not fault then understood[#understood + 1] = one end
  end
  if #understood == 1 then conversations.decide(state, understood[1].sender) end
  return TABLES[(understood[1] or possible[1]).protocol]
end

local function show_carried(state, table, block, tvb, item, names)
  local parts = table.register and table.register.parts
  for member, one in pairs(block.root.carried or {}) do
    local from, count = math.floor(one.at / 8), one.bits / 8
    local bytes, what = one.value, nil
    if parts and parts.of == member and block.value[parts.when] then
      bytes, what = conversations.join(state, parts, block.value, one.value)
      if what then names[#names + 1] = what end
    end
    local inner = bytes and #bytes > 0 and carried_table(state, table, member, bytes)
    if inner and #bytes == count then
      dissect.run(state, inner, tvb, from, from + count, item, names)
    elseif inner then
      local whole = ByteArray.new(bytes, true):tvb("Joined from parts")
      dissect.run(state, inner, whole, 0, whole:len(), item, names)
    end
  end
end

-- Shows a block of a container. Returns its fault, and where it ends.
function dissect.block(state, table, tvb, start, item, names)
  local proto = PROTOS[table.name]
  local bytes = tvb:raw(0, tvb:len())
  local block = messages.read(table, 0, bytes, start, #bytes)
  local stop = block.fault and #bytes or block.stop
  local own = item:add(proto, tvb(start, stop - start))
  own:set_text(title_of(stop - start, table.title))
  for _, child in ipairs(block.root.children) do tree.add(own, table.name, tvb, child) end
  if block.fault then
    add_fault(own, table.name, tvb, block.fault, #bytes)
    return block.fault, start
  end
  show_carried(state, table, block, tvb, item, names)
  return nil, block.stop
end

local MOST_NAMES = 8

-- `time, clientdata, 41 updateentity`
local function names_text(names)
  local counts, order = {}, {}
  for _, name in ipairs(names) do
    if counts[name] == nil then order[#order + 1] = name end
    counts[name] = (counts[name] or 0) + 1
  end
  local text = ""
  for i, name in ipairs(order) do
    if i > MOST_NAMES then return text .. ", …" end
    text = text .. (i > 1 and ", " or "") .. (counts[name] > 1 and counts[name] .. " " or "") .. name
  end
  return text == "" and "no messages" or text
end

local function show_info(pinfo, table, state, names)
  pinfo.cols.protocol = table.name
  pinfo.cols.info = (state.sender and state.sender .. ": " or "") .. names_text(names)
end

-- All of a datagram, or of what has come of a stream.
function dissect.packet(table, transport, tvb, pinfo, item)
  tree.is_seen, node.explains = item.visible, item.visible
  local state = conversations.of(pinfo, table.register and table.register[transport])
  local other = table.register and table.register.sender and table.register.sender ~= state.sender and OTHER_SIDE[table.name]
  local own = other and state.sender and TABLES[other] or table
  local names, at, fault = {}, 0, nil
  if own.kind == "container" then
    fault, at = dissect.block(state, own, tvb, 0, item, names)
    if not fault and at < tvb:len() then
      item:add(tvb(at), title_of(tvb:len() - at, "after the packet"))
    end
  else
    fault, at = dissect.run(state, own, tvb, 0, tvb:len(), item, names)
  end
  if transport == "tcp" and fault and fault.is_cut then
    pinfo.desegment_offset, pinfo.desegment_len = at, DESEGMENT_ONE_MORE_SEGMENT
  end
  show_info(pinfo, own, state, names)
  return tvb:len()
end

-- Whether all bytes of a datagram are understood.
function dissect.is_understood(table, tvb)
  local bytes = tvb:raw(0, tvb:len())
  local at = 0
  repeat
    local one = messages.read(table, table.current, bytes, at, #bytes)
    if one.fault or one.stop == at then return false end
    at = one.stop
  until table.kind == "container" or at == #bytes
  return at == #bytes
end
