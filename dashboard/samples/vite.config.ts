// The page of samples as files, for e2e/samples.test.ts.
import { defineConfig } from 'vite'
import product from '../vite.config.ts'

export default defineConfig({
  ...product,
  root: import.meta.dirname,
  base: './',
  publicDir: '../public',
  build: { ...product.build, rolldownOptions: {}, outDir: '../../.cache/samples', emptyOutDir: true },
})
