export declare function useFocusOfAnswer(answer: unknown, failed: boolean): () => void;
