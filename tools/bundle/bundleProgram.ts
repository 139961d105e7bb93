import { build, type Plugin } from 'vite'

interface NodeProgram {
  /** Module that the file starts with, from the root. */
  readonly entry: string
  readonly file: string
  /** Oldest Node that runs it, such as `node20`. */
  readonly target: string
  /** Packages that stay outside, as native ones must. */
  readonly external: readonly string[]
  readonly minify: boolean
  /** File that gets the licences of what is inside. */
  readonly licences?: string
  readonly plugins?: readonly Plugin[]
}

/** Writes a program as one file of JavaScript into `folder`, with every package inside but the external ones. */
export const bundleProgram = async (root: string, folder: string, program: NodeProgram): Promise<void> => {
  const { entry, file, target, external, minify, licences, plugins = [] } = program
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [...plugins],
    ssr: { noExternal: true, external: [...external] },
    build: {
      ssr: entry,
      outDir: folder,
      emptyOutDir: false,
      target,
      minify,
      sourcemap: false,
      license: licences === undefined ? false : { fileName: licences },
      rolldownOptions: { output: { entryFileNames: file, codeSplitting: false } },
    },
  })
}
