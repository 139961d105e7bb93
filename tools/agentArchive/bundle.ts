import { build } from 'vite'

interface Bundle {
  /** Module that the file starts with, from the root. */
  readonly entry: string
  readonly file: string
  readonly licences?: string
}

const bundles: readonly Bundle[] = [
  { entry: 'agent/archive/start.ts', file: 'agent.mjs', licences: 'THIRD-PARTY.md' },
  // A process of its own for the vendor's library (docs/decisions/0014).
  { entry: 'signing/keystores/pkcs11Worker.ts', file: 'pkcs11Worker.mjs' },
]

/** Writes the agent's programs into `folder`: one file each for Node 20 or newer, with everything inside but the native koffi. */
export async function bundleAgent(root: string, folder: string): Promise<void> {
  for (const { entry, file, licences } of bundles) {
    await build({
      root,
      configFile: false,
      publicDir: false,
      logLevel: 'warn',
      ssr: { noExternal: true, external: ['koffi'] },
      build: {
        ssr: entry,
        outDir: folder,
        emptyOutDir: false,
        target: 'node20',
        minify: true,
        sourcemap: false,
        license: licences === undefined ? false : { fileName: licences },
        rolldownOptions: { output: { entryFileNames: file, codeSplitting: false } },
      },
    })
  }
}
