import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { authoritiesIn } from '../../server/certificateFolders.ts'
import { createTestAuthority } from '../signing/support/authority.ts'
import { makeFolder, removeFolder } from '../../tools/product/server/runningServer.ts'

const folderWith = async (files: Readonly<Record<string, string | Uint8Array>>): Promise<string> => {
  const folder = await makeFolder()
  onTestFinished(() => removeFolder(folder))
  await Promise.all(Object.entries(files).map(([name, content]) => writeFile(join(folder, name), content)))
  return folder
}

const one = await createTestAuthority('ONE')
const two = await createTestAuthority('TWO')
const three = await createTestAuthority('THREE')

test('every certificate of a file is read, with whatever stands between them', async () => {
  const bundle = `# issued 2026\n${one.rootPem}\n\nsubject=TWO\n${two.rootPem}`
  const read = authoritiesIn(
    await folderWith({ 'bundle.pem': bundle, 'three.cer': three.root.raw, 'notes.txt': 'nothing' }),
  )
  const subjects = read.ok ? read.value.map(({ x509 }) => x509.subject).toSorted() : []
  expect(subjects).toEqual([one, two, three].map(({ root }) => root.x509.subject).toSorted())
})

test.each([
  ['no certificate', 'nothing'],
  ['a damaged one after a sound one', `${one.rootPem}\n-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----\n`],
  ['one that ends nowhere after a sound one', `${one.rootPem}\n${two.rootPem.slice(0, 200)}`],
])('a file with %s is refused', async (_, content) => {
  expect(authoritiesIn(await folderWith({ 'broken.pem': content }))).toEqual({
    ok: false,
    failure: 'holds broken.pem, which is no certificate',
  })
})
