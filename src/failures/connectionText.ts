import { msg } from '@lingui/core/macro'
import type { RegistrationUnseen, ServerFailure } from '../domain/failure.ts'
import type { FailureMessage } from './failureText.ts'

type PlainCode = Exclude<ServerFailure['code'], 'server.refused' | RegistrationUnseen['code']>

/** Texts of failures on the way to the server, and of a server that does not do its part. */
export const connectionTexts: Record<PlainCode, FailureMessage> = {
  'connection.lost': {
    title: msg`The server cannot be reached`,
    text: msg`Check this computer's network connection, then try again. What you have entered is kept.`,
  },
  'connection.tooSlow': {
    title: msg`The server has not answered in time`,
    text: msg`The network or the server is slow at the moment. Wait a little, then try again.`,
  },
  'connection.cancelled': {
    title: msg`The request was stopped`,
    text: msg`It was stopped before the server had answered. Start it again if you still need it.`,
  },
  'server.failed': {
    title: msg`An error occurred. Please try again later.`,
    text: msg`The fault is on the server, not in what you entered. If it happens again, tell customer service the time and what you were doing.`,
  },
  'server.unreadable': {
    title: msg`The server's answer could not be read`,
    text: msg`This page may be older than the server. Reload the page, then try again.`,
  },
  'session.ended': {
    title: msg`Your session has ended`,
    text: msg`You were logged out before this was done. Log in, then do it again.`,
  },
}
