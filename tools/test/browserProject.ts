import { playwright } from '@vitest/browser-playwright'
import type { BrowserConfigOptions } from 'vitest/node'
import type { TestProjectInlineConfiguration } from 'vitest/config'
import { bundlesProductionReact, compilesProductionJsx } from './productionReact.ts'
import { servedOnce } from './servedOnce.ts'
import { chromiumLaunch, headlessShellLaunch, withoutOptimisingCompilers } from '../setup/chromium.ts'

/** What a run may choose for itself. */
export interface BrowserChoices {
  readonly headless?: boolean
  /** Pixels of a picture per pixel of the page. */
  readonly deviceScaleFactor?: number
  readonly commands?: NonNullable<BrowserConfigOptions['commands']>
}

/**
 * Everything that a browser test may import, bundled before the first test: a dependency found later reloads the page under it.
 */
const bundledAhead = [
  '@lingui/core',
  '@lingui/react',
  '@modular-forms/react',
  '@preact/signals-react',
  '@preact/signals-react/runtime',
  '@tanstack/react-query',
  '@tanstack/react-router',
  '@tanstack/react-virtual',
  '@testing-library/dom',
  '@xstate/react',
  'axe-core',
  'exceljs',
  'fflate',
  'papaparse',
  'pdfmake/build/pdfmake.min.js',
  'react',
  'react-aria-components',
  'react-dom',
  'react-dom/client',
  'react-hot-toast/headless',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  'saxes',
  'valibot',
  'vitest-browser-react',
  'xstate',
  'xstate/graph',
]

/** Tests of frames that show a PDF, which the headless shell cannot. */
const showingPdf = ['tests/features/{itemList,preview,printTemplate}.browser.test.tsx']

/** A vitest project of tests that run, with the React that users get, in Chromium, or in its headless shell. */
export const browserProject = ({ headless = true, deviceScaleFactor, commands = {} }: BrowserChoices = {}) => {
  const contextOptions = {
    reducedMotion: 'reduce',
    ...(deviceScaleFactor === undefined ? {} : { deviceScaleFactor }),
  } as const
  return {
    extends: './vite.config.ts',
    // react-aria draws a virtual list whole under NODE_ENV=test unless this is set.
    define: { 'process.env.VIRT_ON': '"true"' },
    plugins: [compilesProductionJsx(), servedOnce()],
    optimizeDeps: {
      include: bundledAhead,
      rolldownOptions: { plugins: [bundlesProductionReact()] },
    },
    test: {
      name: 'browser',
      include: ['tests/**/*.browser.test.tsx'],
      setupFiles: ['tests/support/renderAtOnce.setup.ts'],
      provide: { walksEveryPath: process.env['HOSTILE'] === 'full' },
      browser: {
        enabled: true,
        headless,
        ui: false,
        screenshotFailures: false,
        viewport: { width: 1366, height: 768 },
        provider: playwright({ contextOptions, launchOptions: headless ? headlessShellLaunch() : chromiumLaunch() }),
        instances: [{ browser: 'chromium' as const }],
        commands,
      },
    },
  } satisfies TestProjectInlineConfiguration
}

/** The vitest project of the browser tests: those of frames that show a PDF run in Chromium, all others in the headless shell. */
export const browserTests = () => {
  const project = browserProject()
  const { browser } = project.test
  const instances = [
    { browser: 'chromium' as const, exclude: showingPdf },
    {
      browser: 'chromium' as const,
      name: 'browser (chromium, PDF)',
      include: showingPdf,
      provider: playwright({
        contextOptions: { reducedMotion: 'reduce' },
        launchOptions: chromiumLaunch([withoutOptimisingCompilers]),
      }),
    },
  ]
  return { ...project, test: { ...project.test, browser: { ...browser, instances } } }
}
