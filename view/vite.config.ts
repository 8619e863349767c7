import { join } from "node:path";
import { defineConfig, type Plugin } from "vite";

const HERE = import.meta.dirname;

/**
 * The page as files that need no server: browsers load no modules from a folder, so that the script is a plain one
 * that waits for the page, and the worker is a part of it.
 */
function withoutModules(): Plugin {
  return {
    name: "without-modules",
    enforce: "post",
    transformIndexHtml: (html) =>
      html
        .replace(/<script type="module" crossorigin/g, "<script defer")
        .replace(/<link rel="stylesheet" crossorigin/g, '<link rel="stylesheet"'),
  };
}

export default defineConfig({
  root: join(HERE, "page"),
  base: "./",
  plugins: [withoutModules()],
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  worker: { format: "iife" },
  build: {
    outDir: join(HERE, "..", "dist", "page"),
    emptyOutDir: true,
    target: "es2023",
    modulePreload: false,
    assetsInlineLimit: 1 << 16,
    chunkSizeWarningLimit: 1 << 14,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        format: "iife",
        entryFileNames: "view.js",
        assetFileNames: "view.[ext]",
      },
    },
  },
});
