import { rmSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import { startProduct } from '../../../tools/product/product.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A data folder as the server makes it when it starts for the first time; a product of a test begins with a copy. */
    demoData: string
  }
}

/** Before the first file: builds the application, and has the server make its demo data once, with a register in which nobody is yet. */
export default async function makeDemoData({ provide }: TestProject): Promise<() => void> {
  const product = await startProduct({ serverSettings: { DEMO_UNREGISTERED: '1' } })
  await product.stopAgent()
  await product.stopServer()
  provide('demoData', product.data)
  return () => rmSync(product.data, { recursive: true, force: true })
}
