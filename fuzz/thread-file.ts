/**
 * What a thread or a process runs, and with which options of Node: as TypeScript it needs what compiles it, which it does
 * not have from whoever compiled this file.
 *
 * @param file a module of TypeScript, as a URL
 */
export function threadFile(file: string): { filename: string; execArgv: string[] } {
  if (!import.meta.url.endsWith(".ts"))
    return { filename: file.replace(/\.ts$/, ".js"), execArgv: [] };
  const tsx = import.meta.resolve("tsx/esm/api");
  const begin = `import { register } from "${tsx}"; register();`;
  const script = `data:text/javascript,${encodeURIComponent(begin)}`;
  return { filename: file, execArgv: ["--import", script] };
}
