export interface Owners {
  /** So many may be taken at once: of nobody whose receivers are known more than there is room for. */
  room(): number
  /** Receivers of those that have all they may have. */
  full(): string[]
  /** Whether one more of that owner may begin; where not, its receiver is one of the full ones from now on. */
  admit(owner: string, receiver: string): boolean
  leave(owner: string): void
}

interface Share {
  inHand: number
  receivers: Set<string>
}

/** Counts what each owner has in hand over all its receivers. Which ones those are is learnt as they come, and forgotten once nothing of it is in hand. */
export function createOwners(perOwner: number = Infinity): Owners {
  const shares = new Map<string, Share>()
  return {
    room: () =>
      Math.min(
        perOwner,
        ...[...shares.values()].filter(({ inHand }) => inHand < perOwner).map(({ inHand }) => perOwner - inHand),
      ),
    full: () =>
      [...shares.values()].filter(({ inHand }) => inHand >= perOwner).flatMap(({ receivers }) => [...receivers]),
    admit(owner, receiver) {
      const share = shares.get(owner) ?? { inHand: 0, receivers: new Set() }
      shares.set(owner, share)
      share.receivers.add(receiver)
      if (share.inHand >= perOwner) return false
      share.inHand++
      return true
    },
    leave(owner) {
      const share = shares.get(owner)!
      if (--share.inHand === 0) shares.delete(owner)
    },
  }
}
