import { QueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { waitFor } from 'xstate'
import { interruptedWorkQuery } from '../../src/documents/submit/interruptedWork.ts'
import { keptSignedXml } from '../../src/documents/submit/workStore.ts'
import { certificate as hsmCertificate, pinOnly } from '../../walks/flows/hsmSigning.ts'
import { createWorld, invoiceXml, listXml, openTab, seller, type World } from './companionHarness.ts'

const signedBy = (value: string, xml: string): string => {
  const signature = `<Signature xmlns="http://www.w3.org/2000/09/xmldsig#"><SignatureValue>${btoa(`signature ${value}`)}</SignatureValue></Signature>`
  return xml.replace('</NBan>', `${signature}</NBan>`)
}

/** What was sent, with the signatures of invoice and list by their numbers. */
const sentWith = ({ invoiceKey, listKey }: World, ofInvoice: string, ofList: string) => ({
  req_key: invoiceKey,
  tax_code: seller,
  xml_signed: signedBy(ofInvoice, invoiceXml),
  companion: { req_key: listKey, xml_signed: signedBy(ofList, listXml) },
})

/** The user chooses the certificate in the HSM and enters the PIN. */
const signByHsm = async ({ actor, reaches }: ReturnType<typeof openTab>) => {
  await reaches('signing')
  const signing = actor.getSnapshot().children.hsmSigning
  if (signing === undefined) throw new Error('nothing is signed by an HSM')
  await waitFor(signing, (state) => state.can({ type: 'certificate.chosen', id: hsmCertificate.id }))
  signing.send({ type: 'certificate.chosen', id: hsmCertificate.id })
  await waitFor(signing, (state) => state.can({ type: 'pin.submitted', secrets: pinOnly }))
  signing.send({ type: 'pin.submitted', secrets: pinOnly })
}

describe('an invoice with the list of those that it corrects', () => {
  it('has both signed by the token in one call, and both are sent in one', async () => {
    const world = await createWorld()
    await openTab(world).reaches('registered')
    expect(world.askedOfAgent).toEqual([
      [
        { req_key: world.invoiceKey, xml: invoiceXml, id_signing: 'ID1' },
        { req_key: world.listKey, xml: listXml, id_signing: 'ID2' },
      ],
    ])
    expect(world.sent).toMatchObject([sentWith(world, '1', '2')])
    expect(world.storage.length).toBe(0)
  })

  it('keeps both signatures over a reload between signing and sending, as one submission', async () => {
    const world = await createWorld()
    world.next.sending = 'requestIsLost'
    const first = openTab(world)
    await first.reaches('outcomeUnknown')
    await first.close()
    expect(world.sent).toEqual([])
    const { store, locks } = first
    const offered = await new QueryClient().query(interruptedWorkQuery('ketoan', 'invoice', store, locks))
    expect(offered.map(({ reqKey, companion }) => [reqKey, companion?.reqKey])).toEqual([
      [world.invoiceKey, world.listKey],
    ])
    await openTab(world, 'list').reaches('registered')
    expect(world.sent).toMatchObject([sentWith(world, '1', '2')])
    expect(world.askedOfAgent).toHaveLength(1)
    expect(world.storage.length).toBe(0)
  })

  it('has nothing signed twice where the same is submitted again', async () => {
    const world = await createWorld()
    world.next.sending = 'requestIsLost'
    const first = openTab(world)
    await first.reaches('outcomeUnknown')
    await first.close()
    await openTab(world).reaches('registered')
    expect(world.sent).toMatchObject([sentWith(world, '1', '2')])
    expect(world.askedOfAgent).toHaveLength(1)
  })

  it('has both signed again where the server takes the list for another one', async () => {
    const world = await createWorld()
    world.next.sending = 'companionDiffers'
    const tab = openTab(world)
    await tab.reaches('registerRefused')
    tab.actor.send({ type: 'signature.renewed' })
    expect(tab.store.find('ketoan', world.invoiceKey)).toMatchObject({
      signature: null,
      companion: { signature: null },
    })
    await tab.reaches('registered')
    expect(world.askedOfAgent.map((asked) => asked.map(({ req_key }) => req_key))).toEqual([
      [world.invoiceKey, world.listKey],
      [world.invoiceKey, world.listKey],
    ])
    expect(world.sent).toMatchObject([sentWith(world, '1', '2'), sentWith(world, '3', '4')])
  })
})

describe('an HSM that signs the invoice and not its list', () => {
  const inPart = async () => {
    const world = await createWorld('2')
    world.next.unsignedByHsm = world.listKey
    const tab = openTab(world)
    await signByHsm(tab)
    await tab.reaches('signingBroken')
    world.next.unsignedByHsm = null
    return { world, tab }
  }

  it('has nothing sent; the list alone is signed by the next try, and both are sent [000-8-07]', async () => {
    const { world, tab } = await inPart()
    expect(world.sent).toEqual([])
    expect(tab.actor.getSnapshot().context.failure).toEqual({ code: 'signing.inPart', reason: 'hsm.notSigned' })
    tab.actor.send({ type: 'step.retried' })
    await signByHsm(tab)
    await tab.reaches('registered')
    const asked = world.askedOfHsm.map((documents) => documents.map((one) => [one.req_key, one.signature_path]))
    expect(asked).toEqual([
      [
        [world.invoiceKey, 'HDon/DSCKS/NBan'],
        [world.listKey, 'BKe/DSCKS/NBan'],
      ],
      [[world.listKey, 'BKe/DSCKS/NBan']],
    ])
    expect(world.sent).toMatchObject([sentWith(world, '1', '2')])
  })

  it('leaves what is not signed for whoever reloads the page, and half of it is never sent', async () => {
    const { world, tab } = await inPart()
    await tab.close()
    expect(keptSignedXml(tab.store, 'ketoan', 'i-1')).toBeNull()
    const again = openTab(world)
    await signByHsm(again)
    await again.reaches('registered')
    expect(world.sent).toMatchObject([sentWith(world, '2', '3')])
  })
})

const storedSchema = v.looseObject({ companion: v.object({ reqKey: v.string() }) })

it('what earlier releases have kept is a submission without a list', async () => {
  const world = await createWorld()
  world.next.sending = 'requestIsLost'
  const tab = openTab(world)
  await tab.reaches('outcomeUnknown')
  await tab.close()
  const name = world.storage.key(0) ?? ''
  const { companion, ...earlier } = v.parse(storedSchema, JSON.parse(world.storage.getItem(name) ?? ''))
  expect(companion.reqKey).toBe(world.listKey)
  world.storage.setItem(name, JSON.stringify(earlier))
  expect(tab.store.list('ketoan')).toMatchObject([{ reqKey: world.invoiceKey, companion: null }])
  expect(keptSignedXml(tab.store, 'ketoan', 'i-1')).toMatchObject({ reqKey: world.invoiceKey, companionKey: null })
})
