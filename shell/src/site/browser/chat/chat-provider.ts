/** The port of the chat: the provider that answers the shopper stands behind it. */
export interface ChatProvider {
  /** Opens a conversation. @param address of the provider's page in the shopper's language */
  readonly open: (address: URL) => void;
}
