import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { apiPage } from "./page.ts";

/* `npm run api`: writes docs/api.md from the comments of what both packages export. */
const ROOT = join(import.meta.dirname, "..", "..");
writeFileSync(join(ROOT, "docs", "api.md"), apiPage(ROOT));
