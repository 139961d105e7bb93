import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import babel from '@rolldown/plugin-babel'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { defineConfig } from 'vite'
import { chartDrawings } from './tools/build/chartDrawings.ts'
import { firstScreens } from './tools/build/firstScreens.ts'
import { latinFonts } from './tools/build/latinFonts.ts'
import { quickDefaultLocale } from './tools/build/quickDefaultLocale.ts'
import { chartsWithoutDescriptions } from './tools/build/withoutDescriptions.ts'

const ariaVietnamese = fileURLToPath(new URL('./src/ui/locale/ariaVietnamese.ts', import.meta.url))

/**
 * Adds vi-VN to the string dictionaries inside react-aria, which ships without it.
 *
 * Every `<area>/intlStrings.mjs` of react-aria, react-stately and react-aria-components is one dictionary by locale; the area's
 * export of the same name in src/ui/locale/ariaVietnamese.ts joins it. Areas without such an export stay English in Vietnamese.
 */
function ariaStringsInVietnamese() {
  const areas = new Set(
    [...readFileSync(ariaVietnamese, 'utf8').matchAll(/^export const (\w+)/gm)].map((match) => match[1]),
  )
  return {
    name: 'aria-strings-in-vietnamese',
    transform: {
      filter: { id: /react-(?:aria|stately|aria-components)[\\/]dist[\\/]private[\\/].*intlStrings\.mjs$/ },
      handler(code: string, id: string) {
        const [, library = '', area = 'components'] =
          /react-(aria|stately|aria-components)[\\/]dist[\\/]private[\\/](?:(\w+)[\\/])?intlStrings\.mjs$/.exec(id) ??
          []
        const name = library === 'stately' ? `${area}State` : area
        if (!areas.has(name)) return null
        const source = JSON.stringify(ariaVietnamese)
        return {
          code: `import { ${name} as viVN } from ${source}\n${code.replace('"en-US":', '"vi-VN": viVN,\n    "en-US":')}`,
          map: null,
        }
      },
    },
  } satisfies Plugin
}

/** Drops the `.woff` fallbacks of @fontsource's sheets: every browser that runs the bundle reads `.woff2`. */
function woff2Only(): Plugin {
  return {
    name: 'woff2-only',
    enforce: 'pre',
    transform: {
      filter: { id: /@fontsource[\\/].*\.css$/ },
      handler: (code) => ({ code: code.replaceAll(/, url\([^)]+\.woff\) format\('woff'\)/g, ''), map: null }),
    },
  }
}

const layerOrder = '@layer reset, base, components, features;\n'

/**
 * Opens every stylesheet of the project with the order of the cascade layers: a shared chunk's sheet, or a test's, may load before
 * tokens.css, and the first mention of a layer fixes its rank.
 */
function layersInOrder(): Plugin {
  return {
    name: 'layers-in-order',
    enforce: 'pre',
    transform: {
      filter: { id: /[\\/](?:src|development)[\\/].*\.css$/ },
      handler: (code) => ({ code: layerOrder + code, map: null }),
    },
  }
}

const compressible = /\.(?:js|css|html|svg|json|txt|webmanifest|ttf)$/

/** Writes `.br` and `.gz` beside every asset that they make smaller, so that the server compresses nothing per request. */
function precompressed(): Plugin {
  return {
    name: 'precompressed',
    apply: 'build',
    enforce: 'post',
    writeBundle(options) {
      const folder = options.dir
      if (folder === undefined) return
      for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile() || !compressible.test(entry.name)) continue
        const path = join(entry.parentPath, entry.name)
        const bytes = readFileSync(path)
        const brotli = {
          params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
        }
        writeFileSync(`${path}.br`, brotliCompressSync(bytes, brotli))
        writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
      }
    },
  }
}

/** Floors below the areas, and the libraries that forms are made with. */
const sharedByAreas =
  /[\\/]src[\\/](?:ui|records|signing|certificates|domain|failures|images)[\\/]|[\\/]node_modules[\\/](?:react-aria|@react-aria|@react-stately|react-stately|react-aria-components|@internationalized|@modular-forms|@preact|date-fns)[\\/]/

export default defineConfig({
  plugins: [
    react(),
    lingui(),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    optimizeLocales.vite({ locales: ['en-US', 'ko-KR'] }),
    ariaStringsInVietnamese(),
    woff2Only(),
    latinFonts(),
    layersInOrder(),
    quickDefaultLocale(),
    chartsWithoutDescriptions(),
    chartDrawings(),
    precompressed(),
  ],
  // React has had it since version 18; two libraries still bring what stood in for it before.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react' }] },
  optimizeDeps: { rolldownOptions: { plugins: [ariaStringsInVietnamese()] } },
  worker: { format: 'es' },
  build: {
    outDir: 'dist',
    target: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
    sourcemap: false,
    // `npm run size` reads which files a route begins with.
    manifest: true,
    // pdfmake comes as one file, which loads when a preview is opened.
    chunkSizeWarningLimit: 1000,
    // Inlined assets would be data: URLs, which the content security policy refuses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Areas name parts by `import()` that their own lazy screens import too; `npm run size` holds what the first screen loads.
      checks: { ineffectiveDynamicImport: false, bundlerTimings: false },
      output: {
        codeSplitting: {
          groups: [
            // One chunk for all that the first page needs compresses a tenth better than the forty that lazy pages share.
            { name: 'start', tags: ['$initial'], priority: 1 },
            { name: 'inside', test: (id) => firstScreens.some((screen) => id.endsWith(screen)) },
            // What the forms and lists of several areas are made of: as chunks of their own it would be some fifty requests a form.
            { name: 'shared', test: sharedByAreas, minShareCount: 4 },
          ],
        },
      },
    },
  },
})
