import { expect, it } from 'vitest'
import { product } from '../../server/areas.ts'
import { areaTexts } from '../../src/app/inside/areas.ts'
import { grantablePermissions } from '../../src/domain/session.ts'
import { arrivalOf } from './arrivalOf.ts'

it('each notification that the server sends has a text behind the bell, of one area alone', async () => {
  const texts = await arrivalOf(areaTexts.notifications)
  const names = texts.flatMap((each) => Object.keys(each))
  expect(names.toSorted()).toEqual(product.notificationKinds.map(({ name }) => name).toSorted())
})

it('kinds of notifications are offered for mails in the order in which people know them', () => {
  expect(product.notificationKinds.map(({ name }) => name)).toEqual([
    'declaration.accepted',
    'declaration.refused',
    'declaration.rejected',
    'declaration.lapsing',
    'declaration.lapsed',
    'declaration.explanation',
    'declaration.explanationDue',
    'declaration.changed',
    'pitCertificate.accepted',
    'pitCertificate.refused',
    'pitCertificate.changed',
    'invoice.refused',
    'invoice.changed',
    'reviewRequest.received',
    'errorNotice.accepted',
    'errorNotice.refused',
    'errorNotice.changed',
    'certificate.ending',
  ])
})

it('each permission that a user can be given is named by one area, and by the same one in the activity log', async () => {
  const named = await arrivalOf(areaTexts.permissions)
  expect(named.flatMap(({ permissions }) => Object.keys(permissions)).toSorted()).toEqual(
    grantablePermissions.toSorted(),
  )
  const codes = (await arrivalOf(areaTexts.audit)).flatMap((texts) => Object.entries(texts.codes ?? {}))
  expect(Object.fromEntries(codes)).toEqual(
    Object.fromEntries(named.flatMap(({ permissions }) => Object.entries(permissions))),
  )
})
