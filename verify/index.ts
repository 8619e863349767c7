export { CanonicalCheck, type ReadMessages } from "./canonical-check.ts";
export { type Verification, verifyRecording } from "./verification.ts";
