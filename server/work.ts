import type { Certificate } from '../signing/certificate.ts'
import { product } from './areas.ts'
import { authorityRegister } from './authority/simulator/register.ts'
import { createSimulator } from './authority/simulator/simulator.ts'
import type { Clock } from './clock.ts'
import type { SignInLimits } from './companies/signInLimits.ts'
import type { ServerConfig } from './config.ts'
import type { FaultPort } from './faults/faultPort.ts'
import { createHousekeeping } from './housekeeping.ts'
import type { ImageFolder } from './images/images.ts'
import type { Log } from './log.ts'
import { openMail } from './mail/openMail.ts'
import { mailDue } from './mail/wayOfMails.ts'
import { sendMails } from './notifications/mail/mailWay.ts'
import type { Metrics } from './operation/metrics.ts'
import type { OpenStore } from './openStore.ts'
import { newDestination } from './outbox/destination.ts'
import { startWorker } from './outbox/worker.ts'
import type { Sealing } from './secrets/sealing.ts'
import { startCorrespondenceWorkers } from './transmissions/correspondenceWorkers.ts'
import type { PdfPrinter } from './printing/pdfPrinter.ts'
import { createCodeReader } from './signInCodes/code.ts'
import { sendSignInCodes } from './signInCodes/codeMail.ts'

interface WorkParts extends Pick<OpenStore, 'store' | 'db'> {
  readonly config: ServerConfig
  readonly roots: readonly Certificate[]
  /** Where the server can be reached; empty until it listens. */
  readonly origins: ReadonlySet<string>
  readonly clock: Clock
  readonly log: Log
  readonly sealing: Sealing
  readonly signInLimits: SignInLimits
  readonly faults: FaultPort
  readonly metrics: Metrics
  readonly printer: Pick<PdfPrinter, 'print'>
  /** Where pictures lie beside the database; null where they lie in it alone. */
  readonly imageFiles: ImageFolder | null
}

export interface Work {
  /** MNGui of the messages to the authority. */
  readonly sender: string
  /** Whether mails are sent. */
  readonly isMailing: boolean
  /** Called when something waits for the authority. */
  readonly wake: () => void
  /** Ends after what is under way. */
  readonly stop: () => Promise<void>
}

/** The way to the authority and back, and housekeeping. */
const startCorrespondence = (parts: WorkParts) => {
  const { store, db, config, roots, clock, log, signInLimits, faults, metrics, imageFiles } = parts
  const { processingTime } = config
  const register = authorityRegister(db)
  const { simulated: kinds } = product
  const simulator = createSimulator({ kinds, register, roots, processingTime, clock, ...faults.ofSimulator })
  const authority = faults.onTheWay(simulator)
  const { correspondents, unasked } = product
  const correspondence = { store, authority, correspondents, unasked, clock, log }
  const keepHouse = createHousekeeping(product.sweep, {
    store,
    signInLimits,
    clock,
    pictureColumns: product.pictures,
    imageFiles,
  })
  const worker = startCorrespondenceWorkers({ correspondence, keepHouse, log, onFailure: metrics.roundFailed })
  return { worker, sender: authority.sender }
}

/**
 * Mails have workers of their own: a server of mails that does not answer keeps nothing else waiting, and codes, which are good for minutes,
 * do not wait behind notifications, nor for what a server of mails has done to these.
 */
const startMailing = async (parts: WorkParts) => {
  const { store, config, origins, clock, log, sealing, faults, metrics, printer, imageFiles } = parts
  const images = imageFiles ?? store.images
  const opened = await openMail(config)
  const transport = opened && faults.onMails(opened)
  if (transport === null) log('info', 'mail.notConfigured')
  // The first is what people use.
  const origin = () => [...origins][0] ?? ''
  const reader = await createCodeReader(store, sealing)
  const { recordPlaces: places, notificationKinds: kinds, mails } = product
  const ofNotifications = { store, transport, origin, places, kinds, clock, log, destination: newDestination() }
  const notifying = async (): Promise<void> => {
    if (origins.size > 0) await sendMails(ofNotifications)
  }
  const ofCodes = { store, transport, reader, clock, log, destination: newDestination() }
  const lettingIn = () => sendSignInCodes(ofCodes)
  const ofAreas = mails.map((each) => ({ ...each, destination: newDestination() }))
  const mailing = async (): Promise<void> => {
    if (origins.size === 0) return
    for (const { kind, mailOf, destination } of ofAreas)
      await mailDue({ store, transport, clock, log, destination }, kind, (message) =>
        mailOf({ store, clock, origin: origin(), images, printer }, message),
      )
  }
  const workers = [notifying, lettingIn, mailing].map((round) => startWorker(round, log, metrics.roundFailed))
  return {
    isMailing: transport !== null,
    async stop() {
      transport?.close()
      for (const worker of workers) await worker.stop()
    },
  }
}

/** Starts what goes on behind the API. */
export const startWork = async (parts: WorkParts): Promise<Work> => {
  const { worker, sender } = startCorrespondence(parts)
  const mailing = await startMailing(parts)
  return {
    sender,
    isMailing: mailing.isMailing,
    wake: worker.wake,
    async stop() {
      await worker.stop()
      await mailing.stop()
    },
  }
}
