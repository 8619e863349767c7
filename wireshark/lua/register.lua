-- Tells Wireshark of the protocols, their fields, and where they are met.

local KINDS = {
  double = ProtoField.double, uint32 = ProtoField.uint32, int32 = ProtoField.int32, uint64 = ProtoField.uint64,
  int64 = ProtoField.int64, boolean = ProtoField.bool, string = ProtoField.string, bytes = ProtoField.bytes,
  none = ProtoField.none,
}
local NUMBERS = { uint32 = true, int32 = true, uint64 = true, int64 = true }

-- Wireshark has protocols of its own: one of the same name is found as `ds.NAME`.
local function new_proto(table)
  local is_made, proto = pcall(Proto.new, table.name, table.title)
  if is_made then return proto, table.name end
  return Proto.new("ds." .. table.name, table.title .. " (by its schema)"), "ds." .. table.name
end

local function new_experts(prefix)
  return {
    malformed = ProtoExpert.new(prefix .. ".malformed", "Cannot be read", expert.group.MALFORMED, expert.severity.ERROR),
    limit = ProtoExpert.new(prefix .. ".limit", "Not accepted by engines, or not as computed", expert.group.PROTOCOL, expert.severity.WARN),
    unusual = ProtoExpert.new(prefix .. ".unusual", "Not as it is usually written", expert.group.PROTOCOL, expert.severity.NOTE),
  }
end

local function new_field(prefix, one)
  local filter, make = prefix .. "." .. one.member, KINDS[one.kind]
  if NUMBERS[one.kind] then
    return make(filter, one.name, one.hex and base.HEX or base.DEC, one.names, nil, one.doc)
  end
  if one.kind == "boolean" then return make(filter, one.name, base.NONE, nil, nil, one.doc) end
  if one.kind == "double" or one.kind == "none" then return make(filter, one.name, one.doc) end
  return make(filter, one.name, base.NONE, one.doc)
end

for name, table in pairs(TABLES) do
  local proto, prefix = new_proto(table)
  local list, by_member = {}, {}
  for _, one in ipairs(FIELDS[name]) do
    local field = { kind = one.kind, proto = new_field(prefix, one) }
    list[#list + 1], by_member[one.member] = field.proto, field
  end
  local experts = new_experts(prefix)
  proto.fields = list
  proto.experts = { experts.malformed, experts.limit, experts.unusual }
  PROTOS[name] = proto
  MEMBERS[name], EXPERTS[name] = by_member, experts
end

-- ---- preferences, ports and heuristics

local function version_preference(table)
  local choices = { { 1, "as messages say", 0 } }
  for i, version in ipairs(table.versions) do choices[#choices + 1] = { i + 1, version, i } end
  return Pref.enum("Version", 0, "The version of the messages", choices, false)
end

local function ranges_text(ranges)
  local texts = {}
  for _, range in ipairs(ranges or {}) do
    texts[#texts + 1] = range[1] == range[2] and tostring(range[1]) or range[1] .. "-" .. range[2]
  end
  return table.concat(texts, ",")
end

-- The ports that are registered so far, as preferences have them.
local registered = {}

local function register(transport, name, text)
  local ports, proto = DissectorTable.get(transport .. ".port"), PROTOS[name]
  local key = transport .. " " .. name
  if registered[key] == text then return end
  if (registered[key] or "") ~= "" then ports:remove(registered[key], proto) end
  if text ~= "" then ports:add(text, proto) end
  registered[key] = text
end

-- One dissector has a port: that of the server's packets, where the client's are laid out otherwise.
local function ports_of(name, table, transport)
  local given = table.register or {}
  if given.sender == "client" and OTHER_SIDE[name] then return "" end
  return ranges_text(given[transport])
end

for name, table in pairs(TABLES) do
  local proto = PROTOS[name]
  if #table.versions > 1 then proto.prefs.version = version_preference(table) end
  for _, transport in ipairs({ "udp", "tcp" }) do
    local text = ports_of(name, table, transport)
    if text ~= "" then
      proto.prefs[transport] = Pref.range(transport:upper() .. " ports", text, "Ports of servers", 65535)
    end
    DissectorTable.get(transport .. ".port"):add_for_decode_as(proto)
    register(transport, name, text)
  end
  function proto.dissector(tvb, pinfo, item)
    return dissect.packet(table, pinfo.port_type == 2 and "tcp" or "udp", tvb, pinfo, item)
  end
  function proto.prefs_changed()
    local chosen = proto.prefs.version or 0
    table.chosen = chosen > 0 and chosen - 1 or nil
    for _, transport in ipairs({ "udp", "tcp" }) do
      if ports_of(name, table, transport) ~= "" then register(transport, name, tostring(proto.prefs[transport])) end
    end
  end
  function proto.init() conversations.reset() end
  if table.register and table.register.heuristic then
    proto:register_heuristic("udp", function(tvb, pinfo, item)
      if not dissect.is_understood(table, tvb) then return false end
      proto.dissector(tvb, pinfo, item)
      return true
    end)
  end
end
