import { msg } from '@lingui/core/macro'
import type { FailureMessage } from './failureText.ts'

/** Texts of the refusals that any call may answer, and of those that concern signing in, by the contract's reason. */
export const accessRefusals = {
  'request.malformed': {
    title: msg`The server did not understand the request`,
    text: msg`This page may be older than the server. Reload the page and enter the data again.`,
  },
  'session.required': {
    title: msg`You are not logged in`,
    text: msg`Log in to go on.`,
  },
  'permission.missing': {
    title: msg`You do not have permission for this`,
    text: msg`Ask your company's administrator to do it, or to give you the permission.`,
  },
  'session.anotherAccount': {
    title: msg`Another account has logged in`,
    text: msg`It has logged in from another tab of this browser, so nothing of this page was saved. Log in again with the account of this page, then try again.`,
  },
  'password.changeRequired': {
    title: msg`Your password has to be changed first`,
    text: msg`Somebody else has given it to you. Reload the page and choose a password of your own.`,
  },
  'origin.foreign': {
    title: msg`The request did not come from this site`,
    text: msg`Open the product at its own address, not inside another page, and try again.`,
  },
  'record.absent': {
    title: msg`This record is no longer there`,
    text: msg`It may have been deleted, or it belongs to another company. Go back to the list and reload it.`,
  },
  'method.notAllowed': {
    title: msg`The server does not allow this here`,
    text: msg`The server has this, but not for what was asked. Reload the page to get its newest version, then try again.`,
  },
  'request.tooLarge': {
    title: msg`This is too large to send`,
    text: msg`Shorten the texts or remove some rows, then try again.`,
  },
  'request.notJson': {
    title: msg`The server could not read what was sent`,
    text: msg`Something between this computer and the server, such as a proxy, may have changed it. Try another network.`,
  },
  'request.notMultipart': {
    title: msg`The server could not read the file that was sent`,
    text: msg`Choose the file again. If it fails again, a proxy on the way may change what is sent: try another network.`,
  },
  'request.tooMany': {
    title: msg`Too many requests in a short time`,
    text: msg`Wait a minute, then try again.`,
  },
  'database.unavailable': {
    title: msg`The server cannot reach its data at the moment`,
    text: msg`The fault is on the server, not in what you entered, and what you entered is kept. Wait a minute, then try again.`,
  },
  '901': {
    title: msg`User account is not active`,
    text: msg`Your registration has been received. Customer service will contact you to verify it and finish the account.`,
  },
  'user.notFound': {
    title: msg`User not found`,
    text: msg`Check the user ID: it is the e-mail address you registered with.`,
  },
  'password.incorrect': {
    title: msg`Password is incorrect`,
    text: msg`Check Caps Lock and the keyboard's language, then type it again.`,
  },
  'password.keyExpired': {
    title: msg`The login took too long`,
    text: msg`The key that protects your password on its way has expired. Press the button again to get a new one.`,
  },
  'login.codeNeeded': {
    title: msg`A code from your e-mail is needed to log in`,
    text: msg`Many wrong passwords have been tried for this account. Log in with a code in another tab of this browser: this page then goes on by itself, with what you have entered.`,
  },
  'login.codeWrong': {
    title: msg`This code is not right`,
    text: msg`Look for the newest e-mail and type its six digits again. After five wrong codes you need another one.`,
  },
  'login.codeEnded': {
    title: msg`This code cannot be used any more`,
    text: msg`It is older than ten minutes, or five wrong ones were entered. Have another one mailed to you, or log in again.`,
  },
  'login.noMoreCodes': {
    title: msg`No more codes are mailed for this login`,
    text: msg`Three have been mailed. Enter your password again: if it is right, you get a new one.`,
  },
  'login.tooMany': {
    title: msg`Too many failed sign-ins`,
    text: msg`To protect the account it stays closed for a while. Wait a few minutes, then try again, or use a browser in which you have logged in before.`,
  },
} satisfies Readonly<Record<string, FailureMessage>>
