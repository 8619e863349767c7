-- What is known of the two ends of a conversation: which of them is the server, in which version it talks, and the
-- parts of what is longer than a packet. Packets are seen in their order once; what was known at each is kept, since they
-- are shown again in any order.

local conversations = { known = {}, packets = {} }

function conversations.reset()
  conversations.known, conversations.packets = {}, {}
end

local function in_ranges(ranges, port)
  for _, range in ipairs(ranges or {}) do
    if range[1] <= port and port <= range[2] then return true end
  end
  return false
end

-- Who sent a packet; nil where no port says so and nothing else has.
local function sender_of(conversation, ports, pinfo, from, to)
  local from_server, to_server = in_ranges(ports, pinfo.src_port), in_ranges(ports, pinfo.dst_port)
  if from_server ~= to_server then conversation.server = from_server and from or to end
  if conversation.server == nil then return nil end
  return conversation.server == from and "server" or "client"
end

-- The state of a packet: as it was when the packet was seen first.
function conversations.of(pinfo, ports)
  local from = tostring(pinfo.src) .. ":" .. pinfo.src_port
  local to = tostring(pinfo.dst) .. ":" .. pinfo.dst_port
  local key = from < to and from .. " " .. to or to .. " " .. from
  local conversation = conversations.known[key]
  if conversation == nil then
    conversation = { versions = {}, parts = {} }
    conversations.known[key] = conversation
  end
  local packet = conversations.packets[pinfo.number]
  local is_first = packet == nil or packet.key ~= key
  if is_first then
    local versions = {}
    for name, version in pairs(conversation.versions) do versions[name] = version end
    packet = { key = key, versions = versions, sender = sender_of(conversation, ports, pinfo, from, to) }
    conversations.packets[pinfo.number] = packet
  end
  local versions = {}
  for name, version in pairs(packet.versions) do versions[name] = version end
  return {
    conversation = conversation, packet = packet, is_first = is_first, versions = versions, sender = packet.sender,
    from = from, to = to,
  }
end

-- What a packet carries has told who sent it.
function conversations.decide(state, sender)
  state.sender, state.packet.sender = sender, sender
  if state.is_first then state.conversation.server = sender == "server" and state.from or state.to end
end

local function place_of(list, name)
  for i, one in ipairs(list) do
    if one == name then return i - 1 end
  end
end

-- The version of a table's messages.
function conversations.version(state, table)
  return table.chosen or state.versions[table.name] or table.current
end

-- A message has told the version of all that follows: also that of the other side's messages, where it has the name.
function conversations.announce(state, table, version)
  local name = table.versions[version + 1]
  for other_name, other in pairs(TABLES) do
    local found = other == table and version or place_of(other.versions, name)
    local base = name
    while other.selects_none and not found and base:find("[+-]") do
      base = base:gsub("[+-][^+-]*$", "")
      found = place_of(other.versions, base)
    end
    if found and (other == table or other.selects_none) then
      state.versions[other_name] = found
      if state.is_first then state.conversation.versions[other_name] = found end
    end
  end
end

-- Joins parts of what is longer than a packet. Returns its bytes where this is its last part, or what the part is.
function conversations.join(state, parts, block, bytes)
  local packet = state.packet
  if not state.is_first then return packet.joined, packet.part end
  local way = state.conversation.parts[state.from] or {}
  state.conversation.parts[state.from] = way
  local number, is_last = block[parts.number], block[parts.last]
  local gap = (number - (way.expected or number)) % 2 ^ 32
  if gap >= 2 ^ 31 then
    packet.part = "sent again"
    return nil, packet.part
  end
  if way.expected == nil then way.is_whole = number == 0 end
  if gap > 0 then way.is_whole, way.pieces = false, nil end
  way.expected = (number + 1) % 2 ^ 32
  if not way.is_whole then
    packet.part = "a part, of which the beginning is missing"
    way.is_whole = is_last
    return nil, packet.part
  end
  way.pieces = way.pieces or {}
  way.pieces[#way.pieces + 1] = bytes
  if not is_last then
    packet.part = "a part"
    return nil, packet.part
  end
  packet.joined = table.concat(way.pieces)
  way.pieces = nil
  return packet.joined
end
