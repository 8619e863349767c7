import { readFileSync } from "node:fs";
import { checkPackage, createPackageFromTarballData } from "@arethetypeswrong/core";
import { publint } from "publint";
import { formatMessage } from "publint/utils";

/** What publint and Are The Types Wrong say of a package: nothing, where all is well. */
export async function complaintsOf(folder: string, tarball: string): Promise<string[]> {
  const { messages, pkg } = await publint({ pkgDir: folder, strict: true, pack: false });
  const found = messages.map((message) => formatMessage(message, pkg) ?? message.code);
  return [...found, ...(await typeComplaints(tarball))];
}

/** The package has ES modules alone: what CommonJS and TypeScript's resolution of before 4.7 make of them is left out. */
const LEFT_OUT = new Set(["node10", "node16-cjs"]);

async function typeComplaints(tarball: string): Promise<string[]> {
  const analysis = await checkPackage(
    createPackageFromTarballData(new Uint8Array(readFileSync(tarball))),
  );
  if (!analysis.types) return ["it has no types"];
  return analysis.problems
    .filter((one) => !("resolutionKind" in one) || !LEFT_OUT.has(one.resolutionKind))
    .map((one) => {
      const where = "entrypoint" in one ? one.entrypoint : "fileName" in one ? one.fileName : "";
      return `${one.kind} ${where}`;
    });
}
