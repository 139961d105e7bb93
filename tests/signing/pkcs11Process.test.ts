import { expect, it, onTestFinished } from 'vitest'
import { createPkcs11Store } from '../../signing/keystores/pkcs11.ts'

it('answers a failure where the library’s process cannot be started, as after Node itself was replaced, and starts it once it can', async () => {
  const node = process.execPath
  onTestFinished(() => void (process.execPath = node))
  const store = createPkcs11Store({ modulePath: '/nowhere/module.so' })
  const detail = async (): Promise<string | null> => {
    const read = await store.readToken()
    return !read.ok && read.failure.code === 'library_failed' ? read.failure.detail : null
  }
  process.execPath = '/nowhere/node'
  expect(await detail()).toContain('ENOENT')
  expect(store.processId()).toBeNull()
  process.execPath = node
  expect(await detail()).toContain('/nowhere/module.so')
  await store.dispose()
})
