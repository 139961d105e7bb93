import { bundleProgram } from '../bundle/bundleProgram.ts'

const programs = [
  { entry: 'agent/archive/start.ts', file: 'agent.mjs', licences: 'THIRD-PARTY.md' },
  // A process of its own for the vendor's library (docs/decisions/0014).
  { entry: 'signing/keystores/pkcs11Worker.ts', file: 'pkcs11Worker.mjs' },
] as const

/** Writes the agent's programs into `folder`: one file each for Node 20 or newer, with everything inside but the native koffi. */
export async function bundleAgent(root: string, folder: string): Promise<void> {
  for (const program of programs)
    await bundleProgram(root, folder, { ...program, target: 'node20', external: ['koffi'], minify: true })
}
