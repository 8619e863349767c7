-- What was read, as nodes: a stretch of bits that has a name and a value, and the nodes in it.

local node = {
  -- Whether somebody looks at what each bit means.
  explains = true,
}

-- A node of `count` bits from bit `at` on.
function node.new(name, at, count, about)
  local made = about or {}
  made.name, made.at, made.bits = name, at, count
  made.children, made.notes = {}, {}
  return made
end

function node.add(parent, child)
  parent.children[#parent.children + 1] = child
  return child
end

function node.note(one, text)
  one.notes[#one.notes + 1] = text
end

-- Gives a node with children the sum of their bits, and each its first byte and the one after its last.
function node.measure(one)
  local sum, from, to = 0, math.huge, -math.huge
  for _, child in ipairs(one.children) do
    local count = node.measure(child)
    if not child.view then
      sum, from, to = sum + count, math.min(from, child.from), math.max(to, child.to)
    end
  end
  if from <= to then one.bits = sum end
  if one.from == nil then
    if from > to then from, to = math.floor(one.at / 8), math.ceil((one.at + one.bits) / 8) end
    one.from, one.to = from, to
  end
  return one.bits
end

-- Lists of more elements have no node for each: those after the limit share the last one.
local MOST = 4096

function node.draw_together(parent)
  local children = parent.children
  if #children <= MOST then return end
  local last = table.remove(children)
  local rest = children[#children]
  rest.bits = node.measure(rest) + node.measure(last)
  rest.children = {}
  rest.notes = { "and all that follow" }
  rest.value = nil
end
