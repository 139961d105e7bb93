import { fileURLToPath } from 'node:url'
import { bundleServer } from '../../tools/product/server/bundleServer.ts'

/** Tests that start servers as processes start a bundle. */
export default (): Promise<() => void> => bundleServer(fileURLToPath(new URL('../..', import.meta.url)))
