import { expect, test } from "vitest";
import { optionalPackage } from "../../cli/optional-package.ts";

test("a package that is not installed is asked for", async () => {
  const name = "no-package-has-this-name";
  const load = () => import(name) as Promise<object>;
  const missing = optionalPackage(name, load, "demospec sql");
  const message = `demospec sql needs the package ${name}: npm install ${name}`;
  await expect(missing).rejects.toMatchObject({ message, exitCode: 2 });
});

test("what else is wrong with it is not hidden", async () => {
  const load = () => Promise.reject(new TypeError("it does not begin"));
  await expect(optionalPackage("one", load, "demospec sql")).rejects.toThrow(TypeError);
});
