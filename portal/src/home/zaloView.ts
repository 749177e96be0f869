// How a guest follows the venue on Zalo and says there who they are.

export type HomeZalo = {
  kind: 'homeZalo'
  backHref: string
  /** The venue’s account at Zalo. */
  chatHref: string
  /** This page with what is new. */
  freshHref: string
  /** What the guest sends there; absent once they are known. */
  code?: string
}
