import { existsSync } from 'node:fs'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

const executablePath = [process.env.CHROMIUM_PATH, '/usr/bin/chromium'].find(
  (path) => path !== undefined && existsSync(path),
)

const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export default defineConfig({
  test: {
    projects: [
      {
        extends: './vite.config.ts',
        test: {
          name: 'node',
          environment: 'node',
          // Some tests run a whole command, which takes its time on a busy machine.
          testTimeout: 30_000,
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/**/*.{e2e,hostile}.test.ts'],
        },
      },
      { test: { name: 'hostile', environment: 'node', include: ['tests/**/*.hostile.test.ts'] } },
      // One product and one Chromium at a time.
      {
        test: {
          name: 'e2e',
          environment: 'node',
          include: ['tests/e2e/**/*.e2e.test.ts'],
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: './vite.config.ts',
        // react-aria draws a virtual list whole under NODE_ENV=test unless this is set.
        define: { 'process.env.VIRT_ON': '"true"' },
        // Everything a browser test may import is bundled before the first test: a dependency found later reloads the page under it.
        optimizeDeps: {
          include: [
            '@lingui/core',
            '@lingui/react',
            '@modular-forms/react',
            '@preact/signals-react',
            '@preact/signals-react/runtime',
            '@tanstack/react-query',
            '@tanstack/react-router',
            '@tanstack/react-virtual',
            '@xstate/react',
            'axe-core',
            'pdfmake/build/pdfmake.min.js',
            'react',
            'react-aria-components',
            'react-dom',
            'react-dom/client',
            'react-hot-toast/headless',
            'react/jsx-dev-runtime',
            'react/jsx-runtime',
            'valibot',
            'vitest-browser-react',
            'xstate',
            'xstate/graph',
          ],
        },
        test: {
          name: 'browser',
          include: ['tests/**/*.browser.test.tsx'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1366, height: 768 },
            provider: playwright({
              contextOptions: { reducedMotion: 'reduce' },
              launchOptions: {
                ...(executablePath === undefined ? {} : { executablePath }),
                args: chromiumArguments,
              },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
