import { underProductNode } from '../setup/underProductNode.mjs'

await underProductNode('tools/start/run.ts')
