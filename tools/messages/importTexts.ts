import { fileURLToPath } from 'node:url'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import { runnerImport } from 'vite'
import type { PerLocale } from './perLocale.ts'

/**
 * The texts of a module that uses lingui's macros, for programs that Node runs as they stand: Vite translates the macros and reads the
 * catalogues, as it does for pages.
 *
 * @param module exports them as `texts`
 */
export const importTexts = async <Texts>(module: URL): Promise<PerLocale<Texts>> => {
  const { module: loaded } = await runnerImport<{ readonly texts: PerLocale<Texts> }>(fileURLToPath(module), {
    root: fileURLToPath(new URL('../..', import.meta.url)),
    logLevel: 'error',
    plugins: [lingui(), babel({ presets: [linguiTransformerBabelPreset()] })],
  })
  return loaded.texts
}
