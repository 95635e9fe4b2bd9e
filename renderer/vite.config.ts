import { defineConfig } from 'vite';

export default defineConfig({
  base: '/',
  // The page's CSP allows files of our own only: nothing is inlined as data.
  build: {
    outDir: '../dist/renderer',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    // Baseline Safari 15, Chrome 100, Firefox 100: all know the private members of ES2022, and of
    // its later syntax (static blocks) nothing is used. Lowering them would cost a third of the size.
    target: 'es2022',
    cssTarget: ['safari15', 'chrome100', 'firefox100'],
    modulePreload: false,
    reportCompressedSize: false,
    // What all chunks share is part of the entry: one file less to wait for.
    rolldownOptions: { preserveEntrySignatures: 'allow-extension' },
  },
});
