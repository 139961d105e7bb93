import { build, type PluginOption } from 'vite'

/** Vite builds for what NODE_ENV says, whatever its mode is: the page is the same from every command. */
const inProduction = async <Made>(make: () => Promise<Made>): Promise<Made> => {
  const before = process.env.NODE_ENV
  process.env.NODE_ENV = 'production'
  try {
    return await make()
  } finally {
    if (before === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = before
  }
}

/** A module with all that it imports as one script and one sheet of styles, fonts and pictures inside. @param input path or id of the module */
export const bundle = async (
  root: string,
  input: string,
  plugins: PluginOption[],
): Promise<{ readonly script: string; readonly style: string }> => {
  const built = await inProduction(() =>
    build({
      configFile: false,
      root,
      logLevel: 'warn',
      mode: 'production',
      publicDir: false,
      plugins,
      build: {
        write: false,
        target: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
        assetsInlineLimit: () => true,
        cssCodeSplit: false,
        modulePreload: false,
        reportCompressedSize: false,
        rolldownOptions: { input, output: { codeSplitting: false }, checks: { bundlerTimings: false } },
      },
    }),
  )
  const [result] = [built].flat()
  if (result === undefined || !('output' in result)) throw new Error('the page was not built')
  const code = result.output.flatMap((part) => (part.type === 'chunk' ? [part.code] : []))
  const sheets = result.output.flatMap((part) =>
    part.type === 'asset' && part.fileName.endsWith('.css') ? [String(part.source)] : [],
  )
  const [script] = code
  if (script === undefined || code.length > 1) throw new Error('the page has more than one script')
  return { script, style: sheets.join('\n') }
}
