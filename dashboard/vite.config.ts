import { defineConfig } from 'vite'
import react from '@vitejs/plugin-react'
import { GROUPS } from '../contract/src/index.ts'
import { codeSplitting } from './vite/chunks.ts'
import { callsOnly } from './vite/callsOnly.ts'
import { deepImports } from './vite/deepImports.ts'
import { leaveOut } from './vite/leaveOut.ts'
import { precompileMessages } from './vite/precompileMessages.ts'
import { precompress } from './vite/precompress.ts'
import { themeCss } from './vite/themeCss.ts'

/** Paths the server answers, by their first part; the development server passes them on. */
const SERVER = [
  ...new Set(
    Object.values(GROUPS).flatMap((group) => Object.values(group).map(({ path }) => `/${path.split('/')[1]}`)),
  ),
  '/openapi.json',
  '/docs',
  '/dev/outbox',
]

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), deepImports(), leaveOut(), precompileMessages(), callsOnly(), themeCss(), precompress()],
  resolve: {
    alias: [{ find: /^use-intl\/format-message$/, replacement: 'use-intl/format-message/format-only' }],
  },
  build: {
    target: 'es2023',
    // Newer than es2023 browsers only in CSS the theme needs (color-mix); left as written.
    cssTarget: ['chrome120', 'safari17.2', 'firefox121'],
    assetsInlineLimit: 0,
    // Every browser of the target knows it by itself.
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // The first script names every other: without their long names it is a kilobyte less before the sign-in.
    rolldownOptions: {
      output: {
        codeSplitting,
        chunkFileNames: 'assets/[hash].js',
      },
    },
  },
  server: {
    port: 4042,
    proxy: Object.fromEntries(SERVER.map((path) => [`^${path}(/|\\?|$)`, 'http://127.0.0.1:4040'])),
  },
})
