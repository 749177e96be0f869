import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { ApiError } from '@portico/contract/http/client.ts'
import { signInWithGoogle } from '../core/signIn.ts'
import { readGoogleAnswer, type GoogleAnswer } from './google.ts'
import type { SigningIn } from './useSigningIn.ts'

/** Back from Google: signs in with what came along in the fragment, and takes it out of the address. */
export function useGoogleReturn(run: SigningIn['run']) {
  const router = useRouter()
  const goOn = useEffectEvent(async () => {
    const answer = readGoogleAnswer(location.hash)
    if (!answer) return
    await router.navigate({ to: '/signin', search: answer.from ? { from: answer.from } : {}, hash: '', replace: true })
    await run((totp) => attempt(answer, totp))
  })
  useEffect(() => void goOn(), [])
}

async function attempt(answer: GoogleAnswer, totp: string | undefined): Promise<void> {
  if ('refused' in answer) throw new ApiError(401, { code: 'auth/google-refused' })
  await signInWithGoogle({ tokenId: answer.tokenId, nonce: answer.nonce, remember: true, totp })
}
