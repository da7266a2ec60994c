"""The net; Net.java computes the same."""

import struct
import zlib

import numpy as np
import torch
from torch import nn

STEP = 2.0**-15
ENDS = 2  # what a net also learns of each seat: its margin in the end, its gain up to the next scoring


class Net(nn.Module):
    """Every seat has the same net; the outputs of all seats go through a softmax. Another part rates moves."""

    def __init__(self, of_seat, of_all, of_move, scales, first, second, liking, drop=0.0):
        super().__init__()
        self.drop = nn.Dropout(drop)
        self.own = nn.Linear(of_seat, first)
        self.other = nn.Linear(of_seat, first, bias=False)
        self.all = nn.Linear(of_all, first, bias=False)
        self.second = nn.Linear(2 * first, second)
        self.last = nn.Linear(second, 1, bias=False)
        self.asked = nn.Linear(first, liking)
        self.move = nn.Linear(of_move, liking, bias=False)
        self.liked = nn.Linear(liking, 1, bias=False)
        self.ends = nn.Linear(second, ENDS)
        self.turns = nn.Linear(first, 1)
        with torch.no_grad():
            self.other.weight.mul_(0.3)
        for name, scale in zip(("seat_scale", "all_scale", "move_scale"), scales):
            self.register_buffer(name, scale)

    def trunk(self, of_seat, of_all):
        """Both layers of every seat."""
        seats = of_seat.shape[1]
        scaled = of_seat * self.seat_scale
        other = self.other(scaled)
        everyone = self.all(of_all * self.all_scale).unsqueeze(1) + other.sum(1, keepdim=True)
        first = torch.relu(self.own(scaled) + everyone - other)
        dropped = self.drop(first)
        rest = (dropped.sum(1, keepdim=True) - dropped) / (seats - 1)
        return first, torch.relu(self.second(torch.cat((dropped, rest), 2)))

    def judge(self, second):
        return torch.log_softmax(self.last(second).squeeze(2), 1)

    def forward(self, of_seat, of_all):
        return self.judge(self.trunk(of_seat, of_all)[1])

    def likings(self, first, place, moves):
        """The rating of each move; first is the layer of the seats that move, place is the number of the one that makes it."""
        return self.liked(torch.relu(self.asked(first)[place] + self.move(moves * self.move_scale))).squeeze(1)


def shares(likings, place, count):
    """The logarithms of the shares of moves, those of each position together."""
    most = torch.full((count,), -1e9, device=likings.device, dtype=likings.dtype)
    most = most.scatter_reduce(0, place, likings.detach(), "amax")
    sums = torch.zeros(count, device=likings.device, dtype=likings.dtype)
    sums = sums.index_add(0, place, (likings - most[place]).exp())
    return likings - most[place] - sums.log()[place]


def weights(net):
    """
    The arrays of a net in the order of the file, as half floats, with the scales of the inputs worked in. Those of the
    first layer are multiples of a step, so that Java can add and subtract them without rounding.
    """
    stepped = lambda array: (array / STEP).round() * STEP
    with torch.no_grad():
        arrays = (
            stepped((net.own.weight * net.seat_scale).T),
            stepped((net.other.weight * net.seat_scale).T),
            stepped((net.all.weight * net.all_scale).T),
            stepped(net.own.bias),
            net.second.weight.T,
            net.second.bias,
            net.last.weight.T,
            net.asked.weight.T,
            net.asked.bias,
            (net.move.weight * net.move_scale).T,
            net.liked.weight.T,
        )
        return [array.cpu().numpy().astype(">f2") for array in arrays]


def rounded(net):
    """The same net in double precision, with the weights as the file has them."""
    arrays = [torch.tensor(array.astype(np.float64)) for array in weights(net)]
    return _of(arrays).double()


def _of(arrays):
    of_seat, first = arrays[0].shape
    of_all, of_move = arrays[2].shape[0], arrays[9].shape[0]
    scales = [torch.ones(count) for count in (of_seat, of_all, of_move)]
    net = Net(of_seat, of_all, of_move, scales, first, arrays[4].shape[1], arrays[9].shape[1]).double()
    with torch.no_grad():
        for target, array in zip(_targets(net), arrays):
            target.copy_(array.T if array.dim() == 2 else array)
    return net


def _targets(net):
    return (
        net.own.weight,
        net.other.weight,
        net.all.weight,
        net.own.bias,
        net.second.weight,
        net.second.bias,
        net.last.weight,
        net.asked.weight,
        net.asked.bias,
        net.move.weight,
        net.liked.weight,
    )


def write(path, nets):
    """Writes the file that Nets.java reads; nets by number of seats."""
    data = b"HNET" + struct.pack(">BB", 2, len(nets))
    for seats in sorted(nets):
        arrays = weights(nets[seats])
        of_seat, first = arrays[0].shape
        data += struct.pack(">BHHHH", seats, of_seat, arrays[2].shape[0], first, arrays[4].shape[1])
        data += b"".join(array.tobytes() for array in arrays[:7])
        data += struct.pack(">HH", *arrays[9].shape)
        data += b"".join(array.tobytes() for array in arrays[7:])
    with open(path, "wb") as file:
        file.write(data + struct.pack(">I", zlib.crc32(data)))


def read(path):
    """The arrays of each net in a file, by number of seats; nets of the first version don't rate moves."""
    with open(path, "rb") as file:
        data = file.read()
    version, count = data[4], data[5]
    at = 6
    nets = {}

    def array(*shape):
        nonlocal at
        size = int(np.prod(shape))
        values = np.frombuffer(data, ">f2", size, at).astype(np.float32).reshape(shape)
        at += 2 * size
        return torch.tensor(values)

    for _ in range(count):
        seats, of_seat, of_all, first, second = struct.unpack_from(">BHHHH", data, at)
        at += 9
        arrays = [array(of_seat, first), array(of_seat, first), array(of_all, first), array(first)]
        arrays += [array(2 * first, second), array(second), array(second, 1)]
        if version == 2:
            of_move, width = struct.unpack_from(">HH", data, at)
            at += 4
            arrays += [array(first, width), array(width), array(of_move, width), array(width, 1)]
        nets[seats] = arrays
    return nets


def begin_from(net, known):
    """
    Gives a net the weights that are the mean of known ones, as far as they reach: more units than those keep what chance
    gave them, and count nothing at first.
    """
    scale = {0: net.seat_scale, 1: net.seat_scale, 2: net.all_scale, 9: net.move_scale}
    with torch.no_grad():
        for at, target in enumerate(_targets(net)):
            if at >= len(known[0]):
                break
            mean = torch.stack([arrays[at] for arrays in known]).mean(0).to(target.device)
            if at in scale:
                mean = mean / scale[at].unsqueeze(1)
            mean = mean.T if mean.dim() == 2 else mean
            if at == 4:
                half, wide = mean.shape[1] // 2, target.shape[1] // 2
                target.zero_()
                target[: len(mean), :half] = mean[:, :half]
                target[: len(mean), wide : wide + half] = mean[:, half:]
            elif mean.dim() == 2:
                target[: mean.shape[0], : mean.shape[1]] = mean
            else:
                target[: len(mean)] = mean
