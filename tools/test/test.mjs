import { underProductNode } from '../setup/underProductNode.mjs'

const ran = await underProductNode('tools/test/run.ts')
if (!ran) console.log('0 passed, 1 failed')
