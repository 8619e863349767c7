export {
  bytesOfBlock,
  type InspectedMessage,
  inspectFrame,
  inspectMessage,
  inspectParts,
  messagesIn,
  type MessagesRead,
  type Span,
  type Wanted,
} from "./inspect.ts";
