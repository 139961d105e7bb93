import { describe, expect, it } from 'vitest'
import { draftIsRead, options, type submitStarts } from '../../walks/flows/documentSubmit.ts'
import { startSubmit } from './support/startSubmit.ts'

describe('a draft that was being signed by eSign when its page was left', () => {
  const atOption = async (start: keyof typeof submitStarts) => {
    const flow = startSubmit(start)
    await flow.held.readDocument.settle(draftIsRead)
    return flow
  }

  it('goes on by eSign, and nothing is chosen again [000-8-05]', async () => {
    const { held, state } = await atOption('with eSign begun before')
    await held.readOption.settle(options['HSM and remote signature'])
    expect(state()).toMatchObject({
      value: 'generatingXml',
      context: { way: 'remote', option: options['HSM and remote signature'].answers.value },
    })
  })

  it('has the way chosen where no eSign certificate is in use any more', async () => {
    const { held, state } = await atOption('with eSign begun before')
    await held.readOption.settle(options['token and HSM'])
    expect(state().value).toEqual({ choosingType: 'offered' })
  })

  it('is chosen for as ever where nothing was begun', async () => {
    const { held, state } = await atOption('from the list')
    await held.readOption.settle(options['HSM and remote signature'])
    expect(state().value).toEqual({ choosingType: 'offered' })
  })
})
