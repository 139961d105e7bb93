import { randomBytes } from 'node:crypto'
import { stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { masterKeyIn, readMasterKey } from '../../server/secrets/masterKey.ts'
import { createSealing } from '../../server/secrets/sealing.ts'
import { makeFolder, removeFolder } from '../../tools/product/server/runningServer.ts'

const place = ['certificates', 'company', '1']

it('opens what it has sealed, each time in another text', () => {
  const sealing = createSealing(randomBytes(32))
  const [one, two] = [sealing.seal('hsm-password', place, 'Mật khẩu'), sealing.seal('hsm-password', place, 'Mật khẩu')]
  expect(sealing.open('hsm-password', place, one)?.toString()).toBe('Mật khẩu')
  expect(one).not.toBe(two)
  expect(one).not.toContain(Buffer.from('Mật khẩu').toString('base64url'))
})

it('does not open what was sealed under another key, for another kind or place, or has been changed', () => {
  const [sealing, other] = [createSealing(randomBytes(32)), createSealing(randomBytes(32))]
  const sealed = sealing.seal('hsm-key', place, 'x'.repeat(40))
  expect(other.open('hsm-key', place, sealed)).toBeNull()
  expect(sealing.open('hsm-otp', place, sealed)).toBeNull()
  expect(sealing.open('hsm-key', ['certificates', 'company', '2'], sealed)).toBeNull()
  expect(sealing.open('hsm-key', ['certificates', 'company1'], sealed)).toBeNull()
  for (let at = 3; at < sealed.length - 1; at += 1) {
    const changed = sealed.slice(0, at) + (sealed[at] === 'A' ? 'B' : 'A') + sealed.slice(at + 1)
    expect(sealing.open('hsm-key', place, changed)).toBeNull()
  }
  for (const damaged of ['', 'v1.', 'v1.AAAA', sealed.slice(3), `v2.${sealed.slice(3)}`])
    expect(sealing.open('hsm-key', place, damaged)).toBeNull()
})

it('makes the key of a data folder once, for its owner alone', async () => {
  const folder = await makeFolder()
  onTestFinished(() => removeFolder(folder))
  const [one, two] = await Promise.all([masterKeyIn(folder), masterKeyIn(folder)])
  expect(one.equals(two)).toBe(true)
  expect((await masterKeyIn(folder)).equals(one)).toBe(true)
  expect((await stat(join(folder, 'hsm.key'))).mode & 0o777).toBe(0o600)
})

it('goes on with no other key where the one of the folder is damaged', async () => {
  const folder = await makeFolder()
  onTestFinished(() => removeFolder(folder))
  await writeFile(join(folder, 'hsm.key'), 'short')
  await expect(masterKeyIn(folder)).rejects.toThrow('32 bytes')
  expect(readMasterKey(randomBytes(32).toString('base64'))).toHaveLength(32)
  expect(readMasterKey(randomBytes(31).toString('base64'))).toBeNull()
  expect(() => createSealing(randomBytes(31))).toThrow('32 bytes')
})
